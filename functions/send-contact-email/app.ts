import { Hono, type Context } from 'hono';
import type { ContactSites, ContactSource } from '#schema/contact-data.ts';
import type { ContactResponse } from '#schema/contact-message.ts';
import { formCheckHeader, trapField } from '#schema/form-check.ts';
import { describeFault } from './describe-fault.ts';
import { failedTitle } from './failed-title.ts';
import { fillSlots } from './fill-slots.ts';
import { checkForm } from './form-check.ts';
import { readBody, type BodyReading } from './read-body.ts';
import { refusals, type Refusal } from './refusals.ts';
import { createSender, type SenderOptions } from './send-message.ts';

export interface AppOptions extends SenderOptions {
  brands: ContactSource;
  /** The anonymous public key that every request presents. */
  anonKey: string;
  /** The address a request came from, as far as it can be trusted. */
  clientAddress: (c: Context) => string | undefined;
  /** The least time between opening a page and sending its form. In ms. */
  minimumTime?: number;
}

interface Env {
  Variables: { requestId: string };
}

const path = '/functions/v1/send-contact-email';
const formPath = `${path}/form`;

const allowedHeaders = `authorization, ${formCheckHeader}, apikey, content-type, x-retry-count`;

/**
 * The contact function, a drop-in for a Supabase edge function of the same name.
 *
 * - `POST /functions/v1/send-contact-email?brand=<id>`: JSON `{name, email, company, message}`, the key in
 *   `apikey` or `Authorization: Bearer`, the form check in `x-client-info` (without it, stricter limits);
 *   answers JSON `{success, error?}`.
 * - `POST …/form?brand=<id>&page=<path>`: the same, sent by a form without JavaScript, the key in its field
 *   `apikey`; answers 303 to the page that says it was sent, or the form again with the reason.
 *
 * A browser may only send from the site's own pages. Every answer carries an `X-Request-Id`, as the log does.
 */
export function createApp(options: AppOptions): Hono<Env> {
  const { brands, anonKey, clientAddress, minimumTime = 2000, log } = options;
  const app = new Hono<Env>();
  const send = createSender(options);

  const isOwnOrigin = (c: Context): boolean => {
    const origin = c.req.header('origin');
    return origin === undefined || brands.sites().origins.includes(origin) || isHostOf(origin, c.req.url);
  };

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    const origin = c.req.header('origin');
    if (origin !== undefined && isOwnOrigin(c)) c.header('Access-Control-Allow-Origin', origin);
    c.header('Vary', 'Origin');
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, status: c.res.status, ms }, 'contato');
  });

  for (const route of [path, formPath])
    app.options(route, (c) => {
      c.header('Access-Control-Allow-Methods', 'POST');
      c.header('Access-Control-Allow-Headers', allowedHeaders);
      c.header('Access-Control-Max-Age', '86400');
      return c.body(null, 204);
    });

  app.post(path, async (c) => {
    const answer = (refusal: Refusal | undefined) => answerJson(c, refusal);
    if (!isOwnOrigin(c)) return answer(refusals.origin);
    if (!presentsKey(c, anonKey)) return answer(refusals.key);
    const brand = await brands.find(c.req.query('brand') ?? brandOfHost(brands.sites(), c.req.url));
    if (!brand) return answer(refusals.brand);
    const body = await readBody(c.req.raw);
    if ('fault' in body) return answer(refusals[body.fault]);
    return answer(
      await send({
        requestId: c.var.requestId,
        brand,
        input: parseJson(body.text),
        source: 'json',
        check: checkForm(c.req.header(formCheckHeader), minimumTime),
        clientAddress: clientAddress(c),
      }),
    );
  });

  app.post(formPath, async (c) => {
    const brand = await brands.find(c.req.query('brand') ?? brandOfHost(brands.sites(), c.req.url));
    const page = brand && ownValue(brand.forms, c.req.query('page') ?? '/');
    if (!brand || !page)
      return c.text('Este formulário não existe mais. Volte ao site e envie sua mensagem de novo.', 400);

    const body = await readBody(c.req.raw);
    const { apikey, [trapField]: trap = '', ...entries } = readForm(body);
    const refuse = () => {
      if (!isOwnOrigin(c)) return refusals.origin;
      if ('fault' in body) return refusals[body.fault];
      if (apikey !== anonKey) return refusals.key;
      return send({
        requestId: c.var.requestId,
        brand,
        input: entries,
        source: 'form',
        check: trap === '' ? 'passed' : 'trap',
        clientAddress: clientAddress(c),
      });
    };
    const refusal = await refuse();
    if (!refusal) return c.redirect(page.sentUrl, 303);
    for (const [name, value] of Object.entries(page.failedHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    announceWait(c, refusal);
    const { status, error } = refusal;
    return c.html(fillSlots(page.failedHtml, { ...entries, title: failedTitle(status), error }), status);
  });

  for (const route of [path, formPath]) {
    app.all(route, (c) => {
      c.header('Allow', 'POST, OPTIONS');
      return c.json(failure('Este endereço só aceita o método POST.'), 405);
    });
  }

  app.notFound((c) => c.json(failure('Não existe função neste endereço.'), 404));

  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), ...describeFault(error) }, 'erro inesperado');
    return answerJson(c, refusals.unexpected);
  });

  return app;
}

/** Whether a page of this origin was served under the very name that is asked now. */
const isHostOf = (origin: string, url: string): boolean => URL.parse(origin)?.host === URL.parse(url)?.host;

/** The brand of a request that names none. */
const brandOfHost = ({ domains, defaultBrand }: ContactSites, url: string): string =>
  ownValue(domains, new URL(url).hostname) ?? defaultBrand;

const failure = (error: string): ContactResponse => ({ success: false, error });

function answerJson(c: Context, refusal: Refusal | undefined): Response {
  const success: ContactResponse = { success: true };
  if (!refusal) return c.json(success);
  announceWait(c, refusal);
  return c.json(failure(refusal.error), refusal.status);
}

function announceWait(c: Context, { retryAfter }: Refusal): void {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
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
