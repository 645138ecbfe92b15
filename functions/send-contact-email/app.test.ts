import { expect, test } from 'vitest';
import { contactMessageLimits } from '#schema/contact-limits.ts';
import { createTestApp, firstBrand, jsonRequest, message, secondBrand } from './fixtures.ts';

const fields = ['name', 'email', 'company', 'message'] as const;
const shapeError = 'Envie um objeto JSON com os textos name, email, company, message, e nada além deles.';

/** What the app answers, and what came of it: the addressees of the letters sent, and the log. */
async function ask(request: Request, refusals?: Parameters<typeof createTestApp>[0]) {
  const { app, mails, logged } = createTestApp(refusals);
  const response = await app.request(request);
  const body: unknown = response.body === null ? null : await response.json();
  return { response, status: response.status, body, sentTo: mails.map(({ to }) => to.address), logged };
}

test('a message goes to the team, and then its confirmation to the visitor', async () => {
  expect(await ask(jsonRequest(message))).toMatchObject({
    status: 200,
    body: { success: true },
    sentTo: [firstBrand.mail.inbox, message.email],
    logged: [],
  });
});

test.each([
  ['text that is not JSON', '{"name":'],
  ['no body', ''],
  ['null', 'null'],
  ['an array', [message]],
  ['a string', '"Ana"'],
  ['a number', '7'],
  ['an extra field', { ...message, phone: '0' }],
  ['a field named __proto__', `{"__proto__":"x",${JSON.stringify(message).slice(1)}`],
  ['a field that is a number', { ...message, name: 7 }],
  ['a field that is null', { ...message, company: null }],
  ['a field that is a list', { ...message, email: [message.email] }],
])('%s is refused with what should be sent', async (_, body) => {
  expect(await ask(jsonRequest(body))).toMatchObject({
    status: 400,
    body: { success: false, error: shapeError },
    sentTo: [],
    logged: [],
  });
});

test.each(
  fields.flatMap((field) =>
    ['', ' \t\n ', '\u200b\u2060', '\u3164\ufe0f\u2800', undefined].map((value) => [field, value] as const),
  ),
)('the field %s as %j counts as empty', async (field, value) => {
  expect(await ask(jsonRequest({ ...message, [field]: value }))).toMatchObject({
    status: 400,
    body: { success: false, error: 'Por favor, preencha todos os campos.' },
    sentTo: [],
  });
});

test.each([
  ['name', 'Nome'],
  ['email', 'E-mail'],
  ['company', 'Empresa'],
  ['message', 'Mensagem'],
] as const)('%s may be as long as its limit, and no longer', async (field, label) => {
  const limit = contactMessageLimits[field];
  const host = '@cliente.example';
  const filled = (length: number) =>
    field === 'email' ? 'a'.repeat(length - host.length) + host : 'ã'.repeat(length);

  expect(await ask(jsonRequest({ ...message, [field]: ` ${filled(limit)} ` }))).toMatchObject({
    status: 200,
  });
  expect(await ask(jsonRequest({ ...message, [field]: filled(limit + 1) }))).toMatchObject({
    status: 400,
    body: { success: false, error: `O campo ${label} aceita até ${limit} caracteres.` },
    sentTo: [],
  });
});

test('every faulty field is named at once', async () => {
  const { body } = await ask(jsonRequest({ ...message, name: 'a'.repeat(121), email: 'ana' }));
  expect(body).toEqual({
    success: false,
    error:
      'O campo Nome aceita até 120 caracteres. O campo E-mail não parece correto: confira o que foi escrito.',
  });
});

test.each([
  'ana',
  'ana@',
  '@cliente.example',
  'ana@cliente',
  'ana souza@cliente.example',
  'ana@cliente.example, bia@cliente.example',
  'ana@cliente.example\r\nBcc: bia@cliente.example',
  'Ana <ana@cliente.example>',
])('%j is no e-mail address', async (email) => {
  expect(await ask(jsonRequest({ ...message, email }))).toMatchObject({
    status: 400,
    body: {
      success: false,
      error: 'O campo E-mail não parece correto: confira o que foi escrito.',
    },
    sentTo: [],
  });
});

test.each([
  ['', firstBrand],
  ['?brand=primeira', firstBrand],
  ['?brand=segunda', secondBrand],
])('the address %j writes to the team of its brand', async (query, { mail }) => {
  expect(await ask(jsonRequest(message, { query }))).toMatchObject({
    status: 200,
    sentTo: [mail.inbox, message.email],
  });
});

test.each(['terceira', 'constructor', '__proto__', 'Primeira', ''])('%j is no brand', async (brand) => {
  expect(await ask(jsonRequest(message, { query: `?brand=${brand}` }))).toMatchObject({
    status: 400,
    body: { success: false, error: 'A marca pedida não existe neste site.' },
    sentTo: [],
  });
});
