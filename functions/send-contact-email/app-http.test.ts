import { expect, test } from 'vitest';
import { formCheckHeader } from '#schema/form-check.ts';
import { anonKey, createTestApp, firstBrand, formRequest, jsonRequest, message } from './fixtures.ts';

const path = '/functions/v1/send-contact-email';

test.each([
  ['apikey alone', { apikey: anonKey }],
  ['Authorization alone', { authorization: `Bearer ${anonKey}` }],
  ['both', { apikey: anonKey, authorization: `Bearer ${anonKey}` }],
])('the key is accepted from %s', async (_, headers) => {
  const response = await createTestApp().app.request(jsonRequest(message, { headers }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
});

test.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['a wrong apikey', { apikey: 'outra' }],
  ['an empty apikey', { apikey: '' }],
  ['a wrong Bearer', { authorization: 'Bearer outra' }],
  ['the key under another scheme', { authorization: `Basic ${anonKey}` }],
])('%s is refused before anything else is looked at', async (_, headers) => {
  const response = await createTestApp().app.request(
    jsonRequest('não é JSON', { headers, query: '?brand=outra' }),
  );
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    success: false,
    error: 'A chave de acesso ao formulário não confere. Atualize a página e tente novamente.',
  });
});

test.each(
  ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    [path, `${path}/form`].map((address) => [method, address] as const),
  ),
)('%s %s is answered 405 with what is allowed', async (method, address) => {
  const { app, mails } = createTestApp();
  const response = await app.request(address, { method, headers: { apikey: anonKey } });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  expect(await response.text()).toBe(
    method === 'HEAD' ? '' : '{"success":false,"error":"Este endereço só aceita o método POST."}',
  );
  expect(mails).toEqual([]);
});

const ownOrigin = 'https://primeira.example';

const preflight = (origin: string) =>
  createTestApp().app.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  });

test("a preflight from the site allows the headers that clients of Supabase send, and this site's", async () => {
  const response = await preflight(ownOrigin);
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe(ownOrigin);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')?.split(/, ?/)).toEqual(
    expect.arrayContaining([formCheckHeader, 'authorization', 'apikey', 'content-type', 'x-retry-count']),
  );
});

test('a preflight from elsewhere allows no origin', async () => {
  const response = await preflight('https://golpe.example');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
});

test.each<[string, (headers: Record<string, string>) => Request]>([
  ['a success', (headers) => jsonRequest(message, { headers: { apikey: anonKey, ...headers } })],
  ['a refusal', (headers) => jsonRequest({}, { headers: { apikey: anonKey, ...headers } })],
  ['a missing key', (headers) => jsonRequest(message, { headers })],
])('a page of the site may read the answer to %s, wherever the function is', async (_, request) => {
  const response = await createTestApp().app.request(request({ origin: ownOrigin }));
  expect(response.headers.get('access-control-allow-origin')).toBe(ownOrigin);
  expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
});

const notOwn = [
  'https://golpe.example',
  'http://primeira.example',
  'https://primeira.example.golpe.example',
  'null',
  'x',
];

test.each(notOwn)('a page of %s may not send', async (origin) => {
  const { app, mails } = createTestApp();
  const error = 'Este formulário só aceita mensagens enviadas pelo próprio site.';
  const answer = await app.request(jsonRequest(message, { headers: { apikey: anonKey, origin } }));
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(await answer.json()).toEqual({ success: false, error });

  const page = await app.request(formRequest({ ...message, apikey: anonKey }, { headers: { origin } }));
  expect(page.status).toBe(403);
  expect(await page.text()).toContain(error);
  expect(mails).toEqual([]);
});

test('a page served under the name the function is asked under may send', async () => {
  const { app, mails } = createTestApp();
  const headers = { origin: 'https://localhost' };
  expect((await app.request(jsonRequest(message, { headers: { apikey: anonKey, ...headers } }))).status).toBe(
    200,
  );
  const form = formRequest({ ...message, name: 'Bia', apikey: anonKey }, { headers });
  expect((await app.request(form)).status).toBe(303);
  expect(mails).toHaveLength(4);
});

test('every answer names its request', async () => {
  const { app } = createTestApp();
  const ids = await Promise.all(
    [jsonRequest(message), jsonRequest({})].map(async (request) =>
      (await app.request(request)).headers.get('x-request-id'),
    ),
  );
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});

test.each(['/functions/v1/outra', '/functions/', `${path}/form/mais`, '/'])(
  'there is no function at %s',
  async (address) => {
    const response = await createTestApp().app.request(address, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, error: 'Não existe função neste endereço.' });
  },
);

/** An error whose text quotes the visitor, one line of it dressed up as a stack frame. */
const quotingError = new TypeError(
  `${message.name} <${message.email}>\n    at ${message.company}\n${message.message}`,
);

test.each([
  ['JSON', () => jsonRequest(message)],
  ['form', () => formRequest({ ...message, apikey: anonKey })],
])('a mailer that throws shows the visitor no stack, and the log none of their data (%s)', async (_, ask) => {
  const { app, logged } = createTestApp({ [firstBrand.mail.inbox]: quotingError });
  const response = await app.request(ask());
  const answer = await response.text();
  expect(response.status).toBe(500);
  expect(answer).toContain('Ocorreu um erro inesperado. Tente novamente.');
  expect(answer).not.toMatch(/TypeError|\bat .*\.ts/);

  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^erro inesperado \| TypeError \| at .*app-http\.test\.ts/);
  for (const value of Object.values(message).flatMap((text) => text.split('\n')))
    expect(logged[0]).not.toContain(value);
});
