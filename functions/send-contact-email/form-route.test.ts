import { expect, test } from 'vitest';
import { anonKey, createTestApp, firstBrand, formRequest, message, secondBrand } from './fixtures.ts';

const entries = { ...message, apikey: anonKey };

async function send(fields: Record<string, string>, query?: string, refusals = {}) {
  const { app, mails, logged } = createTestApp(refusals);
  const response = await app.request(formRequest(fields, query === undefined ? {} : { query }));
  return { response, status: response.status, page: await response.text(), mails, logged };
}

test.each([
  ['?brand=primeira&page=/', firstBrand],
  ['?brand=segunda&page=/', secondBrand],
  ['', firstBrand],
])('a form sent to %j leads to the page that says so', async (query, brand) => {
  const { response, mails } = await send(entries, query);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(brand.forms['/']?.sentUrl);
  expect(mails.map(({ to }) => to.address)).toEqual([brand.mail.inbox, message.email]);
});

test('a failure shows the form with the entries as they were written, and the reason', async () => {
  const { response, status, page } = await send(entries, undefined, {
    [firstBrand.mail.inbox]: { outcome: 'refused', temporary: false, reason: 'EENVELOPE 550' },
  });
  expect(status).toBe(502);
  expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(page).toBe(
    '<form>' +
      '<h1>Mensagem não enviada</h1>' +
      '<input name="name" value="Ana Souza">' +
      '<input name="email" value="ana@cliente.example">' +
      '<input name="company" value="Cliente &amp; Filhos">' +
      '<textarea name="message">Precisamos contratar.\nPodemos conversar?</textarea>' +
      '<p>O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.</p>' +
      '</form>',
  );
});

test('where nobody knows whether the message arrived, the page does not say that it was not sent', async () => {
  const { status, page } = await send(entries, undefined, {
    [firstBrand.mail.inbox]: { outcome: 'unknown', reason: 'ETIMEDOUT' },
  });
  expect(status).toBe(503);
  expect(page).toContain('<h1>Não sabemos se a mensagem chegou</h1>');
  expect(page).toContain('não sabemos se sua mensagem chegou');
  expect(page).not.toContain('não enviada');
});

test('a visitor cannot title the page', async () => {
  const { page } = await send({ ...entries, name: ' ', title: 'Mensagem enviada!' });
  expect(page).toContain('<h1>Mensagem não enviada</h1>');
});

test.each([
  ['a wrong key', { apikey: 'outra' }, 401, 'A chave de acesso ao formulário não confere.'],
  ['blank fields', { name: '  ', message: '\r\n' }, 400, 'Por favor, preencha todos os campos.'],
  ['a bad e-mail', { email: 'ana@' }, 400, 'O campo E-mail não parece correto'],
  ['an over-long name', { name: 'a'.repeat(121) }, 400, 'O campo Nome aceita até 120 caracteres.'],
])('%s is answered by the form with the reason', async (_, change, status, reason) => {
  const answer = await send({ ...entries, ...change });
  expect(answer.status).toBe(status);
  expect(answer.page).toContain(`<p>${reason}`);
  expect(answer.page).toContain('value="Cliente &amp; Filhos"');
  expect(answer.page).not.toContain(anonKey);
  expect(answer.mails).toEqual([]);
  expect(answer.logged).toEqual([]);
});

test('a field that the form does not have is refused in words for a visitor', async () => {
  const { status, page, mails } = await send({ ...entries, telefone: '0' });
  expect(status).toBe(400);
  expect(page).toContain(
    '<p>O formulário veio diferente do que este site espera. Atualize a página e tente novamente.</p>',
  );
  expect(mails).toEqual([]);
});

test('a form without its key is refused', async () => {
  expect(await send(message)).toMatchObject({ status: 401, mails: [] });
});

test('a body that is too large is answered by the form with the reason', async () => {
  const { status, page, mails } = await send({ ...entries, message: 'a'.repeat(70_000) });
  expect(status).toBe(413);
  expect(page).toContain('<p>A mensagem é grande demais. Envie um texto mais curto.</p>');
  expect(mails).toEqual([]);
});

test('entries are escaped, and a slot written in one is not filled', async () => {
  const { page } = await send({
    name: '"><script>alert(1)</script>',
    email: "' onfocus='alert(2)",
    company: '[[slot.message]] $& &lt;',
    message: '</textarea><b>[[slot.error]]',
    apikey: anonKey,
  });
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).toContain('value="&#39; onfocus=&#39;alert(2)"');
  expect(page).toContain('value="[[slot.message]] $&amp; &amp;lt;"');
  expect(page).toContain('<textarea name="message">&lt;/textarea&gt;&lt;b&gt;[[slot.error]]</textarea>');
});

test.each(['?brand=terceira', '?brand=constructor', '?page=/outra', '?page=constructor'])(
  'no form stands at %s, and the answer is plain text',
  async (query) => {
    const { response, status, page, mails } = await send(entries, query);
    expect(status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(page).toBe('Este formulário não existe mais. Volte ao site e envie sua mensagem de novo.');
    expect(mails).toEqual([]);
  },
);
