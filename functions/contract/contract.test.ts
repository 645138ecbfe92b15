import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactViews } from '#blocks/views.ts';
import { loadSite } from '#build/load-site.ts';
import { parseSettings } from '#schema/settings.ts';
import { startSite } from '../../tests/journeys/site.ts';
import { formCheckHeader, trapField } from '#schema/form-check.ts';
import { message } from '../send-contact-email/fixtures.ts';
import { startWorkerRuntime } from '../worker/start-worker.ts';
import type { Runtime } from './runtime.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const { home } = await loadSite(path.resolve(import.meta.dirname, '../../brands'));
const { anonKey } = parseSettings({});
const json = { 'content-type': 'application/json', apikey: anonKey };
const mailFailure = 'O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.';

let count = 0;
/** One that was sent before is not sent again. */
const fresh = () => {
  count += 1;
  return { ...message, company: `Cliente ${count}` };
};

// What every runtime answers alike, asked over HTTP of the built site, with real SMTP.
describe.each<[string, () => Promise<Runtime>]>([
  ['Node', startSite],
  ['workerd', startWorkerRuntime],
])('%s', (_, start) => {
  let runtime: Runtime;
  let clients = 0;
  beforeAll(async () => {
    runtime = await start();
  });
  afterEach(() => {
    runtime.inbox.refuse(undefined);
    runtime.inbox.clear();
  });
  afterAll(() => runtime.close());

  /** Each time as another client, where limits count them. */
  const ask = (address: string, init: RequestInit = {}) => {
    clients += 1;
    const headers = {
      'cf-connecting-ip': `192.0.2.${clients}`,
      origin: runtime.origin,
      ...(init.headers as object),
    };
    return fetch(runtime.origin + address, { redirect: 'manual', ...init, headers });
  };
  const post = (body: unknown, headers: Record<string, string> = json, query = '') =>
    ask(`/functions/v1/send-contact-email${query}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const postForm = (fields: Record<string, string>) =>
    ask(`/functions/v1/send-contact-email/form?brand=${home.id}&page=/`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  test('a message reaches the team, and its confirmation the visitor', async () => {
    const response = await post(fresh());
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(response.headers.get('access-control-allow-origin')).toBe(runtime.origin);
    const [team, confirmation] = runtime.inbox.mails();
    expect(runtime.inbox.mails()).toHaveLength(2);
    expect(team?.to).toMatchObject({ value: [{ address: home.mail.inbox, name: home.name }] });
    expect(team?.replyTo).toMatchObject({ value: [{ address: message.email, name: message.name }] });
    expect(team?.text).toContain(message.message);
    expect(confirmation?.to).toMatchObject({ value: [{ address: message.email }] });
    expect(confirmation?.from).toMatchObject({ value: [{ address: home.mail.sender }] });
  });

  test.each<[string, unknown, Record<string, string>, string, number, RegExp]>([
    ['no key', fresh(), { 'content-type': 'application/json' }, '', 401, /^A chave de acesso/],
    ['a wrong key', fresh(), { ...json, apikey: 'outra' }, '', 401, /^A chave de acesso/],
    ['no JSON', '{"name":', json, '', 400, /^Envie um objeto JSON/],
    ['an empty body', '', json, '', 400, /^Envie um objeto JSON/],
    ['an extra field', { ...fresh(), phone: '0' }, json, '', 400, /^Envie um objeto JSON/],
    ['a blank field', { ...fresh(), company: ' ' }, json, '', 400, /^Por favor, preencha todos os campos\.$/],
    ['no e-mail address', { ...fresh(), email: 'ana@' }, json, '', 400, /^O campo E-mail/],
    ['an unknown brand', fresh(), json, '?brand=nenhuma', 400, /^A marca pedida não existe/],
    ['too much', 'a'.repeat(70_000), json, '', 413, /^A mensagem é grande demais/],
  ])('%s is refused', async (_name, body, headers, query, status, error) => {
    const response = await post(body, headers, query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(error) as string });
    expect(response.headers.get('access-control-allow-origin')).toBe(runtime.origin);
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

  test('what is posted twice is sent once', async () => {
    const twice = fresh();
    const answers = await Promise.all([post(twice), post(twice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await postForm({ ...twice, apikey: anonKey })).status).toBe(303);
    expect(runtime.inbox.mails()).toHaveLength(2);
  });

  test('what was refused may be sent again, under the same Message-ID', async () => {
    const again = fresh();
    runtime.inbox.refuse('rcpt', home.mail.inbox);
    expect((await post(again)).status).toBe(502);
    runtime.inbox.refuse(undefined);
    expect((await post(again)).status).toBe(200);
    expect(runtime.inbox.mails()[0]?.messageId).toMatch(/^<[\w.-]+@[\w.-]+>$/);
  });

  test.each<[string, () => Promise<Response>]>([
    ['a page of another site', () => post(fresh(), { ...json, origin: 'https://golpe.example' })],
    [
      'a program that fills every field',
      () => post(fresh(), { ...json, [formCheckHeader]: 'contact-form/9999,1' }),
    ],
    [
      'the plain form, with the trap filled',
      () => postForm({ ...fresh(), apikey: anonKey, [trapField]: 'x' }),
    ],
  ])('%s is refused', async (name, act) => {
    const response = await act();
    expect(response.status, name).toBe(403);
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(runtime.inbox.mails()).toEqual([]);
  });

  test('a preflight of another origin is answered, and lets it do nothing', async () => {
    const response = await ask('/functions/v1/send-contact-email', {
      method: 'OPTIONS',
      headers: { origin: 'https://outra.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
  });

  test.each(['rcpt', 'data'] as const)(
    'a letter that the mail server refuses (%s) is told as such, and none is sent',
    async (refusal) => {
      runtime.inbox.refuse(refusal, home.mail.inbox);
      const response = await post(fresh());
      expect([response.status, await response.json()]).toEqual([502, { success: false, error: mailFailure }]);
      expect(runtime.inbox.mails()).toEqual([]);
    },
  );

  test('a confirmation that the mail server refuses changes nothing', async () => {
    runtime.inbox.refuse('rcpt', message.email);
    expect((await post(fresh())).status).toBe(200);
    expect(runtime.inbox.mails()).toHaveLength(1);
  });

  test('the form without JavaScript leads to the page that says it was sent', async () => {
    const response = await postForm({ ...fresh(), apikey: anonKey });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/${contactViews.sent}`]);
    expect(runtime.inbox.mails()).toHaveLength(2);
    expect((await ask(`/${contactViews.sent}`)).status).toBe(200);
  });

  test('where it cannot be sent the form comes back with the entries, under a policy of its own', async () => {
    runtime.inbox.refuse('rcpt');
    const response = await postForm({ ...fresh(), name: '<b>Ana</b>', apikey: anonKey });
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
