import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { contactSlots, type ContactBrand, type ContactData } from '#schema/contact-data.ts';
import type { ContactResponse } from '#schema/contact-message.ts';
import { deliverMessage, type Log } from './deliver-message.ts';
import { fillSlots } from './fill-slots.ts';
import type { Mailer } from './mailer.ts';
import { parseMessage } from './parse-message.ts';
import { readBody } from './read-body.ts';

export interface ContactDeps {
  data: ContactData;
  /** The anonymous public key that requests carry. */
  anonKey: string;
  mailer: Mailer;
  log: Log;
}

type Outcome = { ok: true } | { ok: false; status: 400 | 401 | 413 | 502; error: string };

const path = '/functions/v1/send-contact-email';

/** The contact function as a fetch handler: `POST` JSON for scripts, `POST` urlencoded at `/form` for plain forms. */
export function createApp({ data, anonKey, mailer, log }: ContactDeps): Hono {
  const app = new Hono();

  app.use(
    `${path}/*`,
    cors({
      origin: '*',
      allowMethods: ['POST'],
      allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count'],
    }),
  );

  app.post(path, async (context) => {
    const outcome = await receiveJson(context);
    return outcome.ok
      ? answer(context, 200, { success: true })
      : answer(context, outcome.status, refusal(outcome.error));
  });

  app.post(`${path}/form`, async (context) => {
    const brand = findBrand(context);
    const form = brand?.forms[context.req.query('page') ?? '/'];
    if (!brand || !form)
      return context.text('Este formulário não existe mais. Volte ao site e tente novamente.', 400);
    const body = await readBody(context.req.raw);
    const { apikey, ...fields } = Object.fromEntries(new URLSearchParams(body));
    const outcome = body === undefined ? tooLarge : await receive(brand, apikey === anonKey, fields);
    context.header('cache-control', 'no-store');
    if (outcome.ok) return context.redirect(form.sentUrl, 303);
    const entries = Object.fromEntries(Object.keys(contactSlots).map((slot) => [slot, fields[slot] ?? '']));
    const values = {
      ...(entries as Record<keyof typeof contactSlots, string>),
      error: outcome.error,
    };
    return context.html(fillSlots(form.failedHtml, values), outcome.status);
  });

  for (const route of [path, `${path}/form`]) {
    app.all(route, (context) => {
      context.header('allow', 'POST, OPTIONS');
      return answer(context, 405, refusal('Use o método POST.'));
    });
  }

  app.notFound((context) => answer(context, 404, refusal('Esta função não existe.')));

  app.onError((error, context) => {
    log.error(`contact function failed: ${error.name}`);
    return answer(context, 500, refusal('Algo falhou do nosso lado. Tente novamente em alguns instantes.'));
  });

  async function receiveJson(context: Context): Promise<Outcome> {
    const brand = findBrand(context);
    if (!brand) return { ok: false, status: 400, error: 'A marca pedida não existe.' };
    const authorized =
      context.req.header('apikey') === anonKey || context.req.header('authorization') === `Bearer ${anonKey}`;
    if (!authorized) return wrongKey;
    const body = await readBody(context.req.raw);
    if (body === undefined) return tooLarge;
    let payload: unknown;
    try {
      payload = JSON.parse(body);
    } catch {
      return { ok: false, status: 400, error: 'O corpo do pedido não é JSON.' };
    }
    return receive(brand, true, payload);
  }

  async function receive(brand: ContactBrand, authorized: boolean, payload: unknown): Promise<Outcome> {
    if (!authorized) return wrongKey;
    const parsed = parseMessage(payload);
    if ('error' in parsed) return { ok: false, status: 400, error: parsed.error };
    const delivery = await deliverMessage(mailer, log, brand, parsed.message);
    return delivery.delivered ? { ok: true } : { ok: false, status: 502, error: delivery.error };
  }

  function findBrand(context: Context): ContactBrand | undefined {
    const id = context.req.query('brand') ?? data.defaultBrand;
    return Object.hasOwn(data.brands, id) ? data.brands[id] : undefined;
  }

  return app;
}

const wrongKey: Outcome = { ok: false, status: 401, error: 'A chave de acesso do site não confere.' };

const tooLarge: Outcome = {
  ok: false,
  status: 413,
  error: 'A mensagem é grande demais. Encurte o texto e tente de novo.',
};

const refusal = (error: string): ContactResponse => ({ success: false, error });

const answer = (
  context: Context,
  status: 200 | 400 | 401 | 404 | 405 | 413 | 500 | 502,
  body: ContactResponse,
) => context.json(body, status, { 'cache-control': 'no-store' });
