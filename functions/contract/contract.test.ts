import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactViews } from '#blocks/views.ts';
import { loadSite } from '#build/load-site.ts';
import { formCheckHeader, trapField } from '#schema/form-check.ts';
import { parseSettings } from '#schema/settings.ts';
import { startSite } from '../../tests/journeys/site.ts';
import { message as sample } from '../send-contact-email/fixtures.ts';
import { startWorkerRuntime } from '../worker/start-worker.ts';
import type { Runtime } from './runtime.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const site = await loadSite(path.resolve(import.meta.dirname, '../../brands'));
const { home } = site;
const { anonKey } = parseSettings({});
const json = {
  'content-type': 'application/json',
  apikey: anonKey,
  [formCheckHeader]: 'contact-form/60000,0',
};
const mailFailure = 'O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.';

// What every runtime answers alike, asked over HTTP of the built site, with real SMTP.
describe.each<[string, () => Promise<Runtime>]>([
  ['Node', startSite],
  ['workerd', startWorkerRuntime],
])('%s', (_, start) => {
  let runtime: Runtime;
  let clients = 0;
  /** One that was not sent before. */
  let message = sample;
  beforeAll(async () => {
    runtime = await start();
  });
  beforeEach(() => {
    clients += 1;
    message = { ...sample, email: `visitante-${clients}@cliente.example` };
  });
  afterEach(() => {
    runtime.inbox.refuse(undefined);
    runtime.inbox.clear();
  });
  afterAll(() => runtime.close());

  /** Each time as another client, where limits count them. */
  const ask = (address: string, init: RequestInit = {}) => {
    clients += 1;
    const headers = { 'cf-connecting-ip': `192.0.2.${clients}`, ...(init.headers as object) };
    return fetch(runtime.origin + address, { redirect: 'manual', ...init, headers });
  };
  const post = (body: unknown, headers: Record<string, string> = json, query = '') =>
    ask(`/functions/v1/send-contact-email${query}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const preflight = (origin: string) =>
    ask('/functions/v1/send-contact-email', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const postForm = (fields: Record<string, string>) =>
    ask(`/functions/v1/send-contact-email/form?brand=${home.id}&page=/`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  test('a message reaches the team, and its confirmation the visitor', async () => {
    const response = await post(message);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const [team, confirmation] = runtime.inbox.mails();
    expect(runtime.inbox.mails()).toHaveLength(2);
    expect(team?.to).toMatchObject({ value: [{ address: home.mail.inbox, name: home.name }] });
    expect(team?.replyTo).toMatchObject({ value: [{ address: message.email, name: message.name }] });
    expect(team?.text).toContain(message.message);
    expect(confirmation?.to).toMatchObject({ value: [{ address: message.email }] });
    expect(confirmation?.from).toMatchObject({ value: [{ address: home.mail.sender }] });
  });

  test.each<[string, unknown, Record<string, string>, string, number, RegExp]>([
    ['no key', message, { 'content-type': 'application/json' }, '', 401, /^A chave de acesso/],
    ['a wrong key', message, { ...json, apikey: 'outra' }, '', 401, /^A chave de acesso/],
    ['no JSON', '{"name":', json, '', 400, /^Envie um objeto JSON/],
    ['an empty body', '', json, '', 400, /^Envie um objeto JSON/],
    ['an extra field', { ...message, phone: '0' }, json, '', 400, /^Envie um objeto JSON/],
    ['a blank field', { ...message, company: ' ' }, json, '', 400, /^Por favor, preencha todos os campos\.$/],
    ['no e-mail address', { ...message, email: 'ana@' }, json, '', 400, /^O campo E-mail/],
    ['an unknown brand', message, json, '?brand=nenhuma', 400, /^A marca pedida não existe/],
    ['a filled trap', sample, { ...json, [formCheckHeader]: 'contact-form/60000,4' }, '', 403, /./],
    ['another site', sample, { ...json, origin: 'https://golpe.example' }, '', 403, /./],
    ['too much', 'a'.repeat(70_000), json, '', 413, /^A mensagem é grande demais/],
  ])('%s is refused', async (_name, body, headers, query, status, error) => {
    const response = await post(body, headers, query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(error) as string });
    expect(runtime.inbox.mails()).toEqual([]);
  });

  test.each([
    ['GET', '/functions/v1/send-contact-email', 405, 'POST, OPTIONS'],
    ['DELETE', '/functions/v1/send-contact-email/form', 405, 'POST, OPTIONS'],
    ['POST', '/functions/v1/outra', 404, null],
    ['POST', '/', 405, 'GET, HEAD'],
    ['GET', '/nenhuma-pagina', 404, null],
    ['GET', '/404', 404, null],
    ['HEAD', '/', 200, null],
  ])('%s %s is answered %i', async (method, address, status, allow) => {
    const response = await ask(address, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  });

  test('the pages of the site may ask from their own origin, and no other page may', async () => {
    const own = await preflight(site.origin);
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe(site.origin);
    expect(own.headers.get('access-control-allow-methods')).toBe('POST');
    expect(own.headers.get('access-control-allow-headers')).toContain(formCheckHeader);
    const other = await preflight('https://golpe.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('what is posted twice is sent once', async () => {
    const first = await post(message);
    const second = await post(message);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(runtime.inbox.mails()).toHaveLength(2);
  });

  test.each(['rcpt', 'data'] as const)(
    'a letter that the mail server refuses (%s) is told as such, and none is sent',
    async (refusal) => {
      runtime.inbox.refuse(refusal, home.mail.inbox);
      const response = await post(message);
      expect([response.status, await response.json()]).toEqual([502, { success: false, error: mailFailure }]);
      expect(runtime.inbox.mails()).toEqual([]);
    },
  );

  test('a confirmation that the mail server refuses changes nothing', async () => {
    runtime.inbox.refuse('rcpt', message.email);
    expect((await post(message)).status).toBe(200);
    expect(runtime.inbox.mails()).toHaveLength(1);
  });

  test('the form without JavaScript leads to the page that says it was sent', async () => {
    const response = await postForm({ ...message, apikey: anonKey, [trapField]: '' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/${contactViews.sent}`]);
    expect(runtime.inbox.mails()).toHaveLength(2);
    expect((await ask(`/${contactViews.sent}`)).status).toBe(200);
  });

  test('where it cannot be sent the form comes back with the entries, under a policy of its own', async () => {
    runtime.inbox.refuse('rcpt');
    const response = await postForm({ ...message, name: '<b>Ana</b>', apikey: anonKey });
    expect(response.status).toBe(502);
    const page = await response.text();
    expect(page).toContain(mailFailure);
    expect(page).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^;]*; .*form-action 'self'; base-uri 'none'; frame-ancestors 'self'$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('pages are served with ETags, and private files are not', async () => {
    const page = await ask('/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<h1');
    const again = await ask('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    for (const address of [
      '/worker.json',
      '/render.json',
      '/function/site.json',
      '/_headers',
      '/.assetsignore',
    ])
      expect((await ask(address)).status, address).toBe(404);
  });
});
