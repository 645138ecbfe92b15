import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { ContactBrand, ContactSource } from '#schema/contact-data.ts';
import type { ContactResponse } from '#schema/contact-message.ts';
import type { Log } from '../log.ts';
import { deliverMessage } from './deliver-message.ts';
import { fillSlots } from './fill-slots.ts';
import type { Mailer } from './mailer.ts';
import { readBody, type BodyReading } from './read-body.ts';
import { readMessage } from './read-message.ts';

export interface AppOptions {
  brands: ContactSource;
  /** The anonymous public key that every request presents. */
  anonKey: string;
  mailer: Mailer;
  log: Log;
}

/** Why a message was not sent, in the words a visitor reads. */
interface Refusal {
  status: 400 | 401 | 413 | 500 | 502;
  error: string;
}

const path = '/functions/v1/send-contact-email';
const formPath = `${path}/form`;

const refusals = {
  brand: { status: 400, error: 'A marca pedida não existe neste site.' },
  key: {
    status: 401,
    error: 'A chave de acesso ao formulário não confere. Atualize a página e tente novamente.',
  },
  'too-large': { status: 413, error: 'A mensagem é grande demais. Envie um texto mais curto.' },
  broken: { status: 400, error: 'A mensagem não chegou inteira. Tente novamente.' },
  unexpected: { status: 500, error: 'Ocorreu um erro inesperado. Tente novamente.' },
  mail: {
    status: 502,
    error: 'O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.',
  },
} satisfies Record<string, Refusal>;

/**
 * The contact function, a drop-in for a Supabase edge function of the same name.
 *
 * - `POST /functions/v1/send-contact-email?brand=<id>`: JSON `{name, email, company, message}`, the key in
 *   `apikey` or `Authorization: Bearer`; answers JSON `{success, error?}`.
 * - `POST …/form?brand=<id>&page=<path>`: the same, sent by a form without JavaScript, the key in its field
 *   `apikey`; answers 303 to the page that says it was sent, or the form again with the reason.
 */
export function createApp({ brands, anonKey, mailer, log }: AppOptions): Hono {
  const app = new Hono();

  const send = async (brand: ContactBrand, input: unknown): Promise<Refusal | undefined> => {
    const reading = readMessage(input);
    if ('error' in reading) return { status: 400, error: reading.error };
    try {
      const delivered = await deliverMessage({ mailer, log }, brand, reading.message);
      return delivered ? undefined : refusals.mail;
    } catch (error) {
      log.error(describeFault(error));
      return refusals.unexpected;
    }
  };

  app.use(
    cors({
      origin: '*',
      allowMethods: ['POST'],
      allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count'],
      maxAge: 86_400,
    }),
  );

  app.post(path, async (c) => {
    if (!presentsKey(c, anonKey)) return answerJson(c, refusals.key);
    const brand = await brands.find(c.req.query('brand') ?? brands.defaultBrand);
    if (!brand) return answerJson(c, refusals.brand);
    const body = await readBody(c.req.raw);
    return answerJson(c, 'fault' in body ? refusals[body.fault] : await send(brand, parseJson(body.text)));
  });

  app.post(formPath, async (c) => {
    const brand = await brands.find(c.req.query('brand') ?? brands.defaultBrand);
    const page = brand && ownValue(brand.forms, c.req.query('page') ?? '/');
    if (!brand || !page)
      return c.text('Este formulário não existe mais. Volte ao site e envie sua mensagem de novo.', 400);

    const body = await readBody(c.req.raw);
    const { apikey, ...entries } = readForm(body);
    const refuse = () => (apikey === anonKey ? send(brand, entries) : refusals.key);
    const refusal = 'fault' in body ? refusals[body.fault] : await refuse();
    if (!refusal) return c.redirect(page.sentUrl, 303);
    for (const [name, value] of Object.entries(page.failedHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    return c.html(fillSlots(page.failedHtml, { ...entries, error: refusal.error }), refusal.status);
  });

  for (const route of [path, formPath]) {
    app.all(route, (c) => {
      c.header('Allow', 'POST, OPTIONS');
      return c.json(failure('Este endereço só aceita o método POST.'), 405);
    });
  }

  app.notFound((c) => c.json(failure('Não existe função neste endereço.'), 404));

  app.onError((error, c) => {
    log.error(describeFault(error));
    return answerJson(c, refusals.unexpected);
  });

  return app;
}

const failure = (error: string): ContactResponse => ({ success: false, error });

function answerJson(c: Context, refusal: Refusal | undefined): Response {
  const success: ContactResponse = { success: true };
  return refusal ? c.json(failure(refusal.error), refusal.status) : c.json(success);
}

/** New Supabase keys travel in `apikey` alone, old ones in both headers. */
const presentsKey = (c: Context, key: string): boolean =>
  c.req.header('apikey') === key || c.req.header('authorization') === `Bearer ${key}`;

/** Paths come from visitors: `constructor` is no page. */
const ownValue = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const readForm = (body: BodyReading): Record<string, string> =>
  'fault' in body ? {} : Object.fromEntries(new URLSearchParams(body.text));

/** `undefined` where the text is not JSON: its own error would quote what the visitor wrote. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where it went wrong, without the message, which may quote what the visitor wrote. */
function describeFault(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [`Contato: erro inesperado (${name})`, ...frames].join('\n');
}
