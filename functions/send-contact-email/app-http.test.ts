import { expect, test } from 'vitest';
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

test('a preflight allows the headers that clients of Supabase send', async () => {
  const response = await createTestApp().app.request(path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://primeira.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')?.split(/, ?/)).toEqual(
    expect.arrayContaining(['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count']),
  );
});

test.each([
  ['a success', jsonRequest(message)],
  ['a refusal', jsonRequest({})],
  ['a missing key', jsonRequest(message, { headers: {} })],
])('a page of another origin may read the answer to %s', async (_, request) => {
  const response = await createTestApp().app.request(request);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
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
  expect(logged[0]).toMatch(/^Contato: erro inesperado \(TypeError\)\n\s+at .*app-http\.test\.ts/);
  for (const value of Object.values(message).flatMap((text) => text.split('\n')))
    expect(logged[0]).not.toContain(value);
});
