import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScriptedSmtp, type ScriptedSmtp } from '../../tests/mocks/scripted-smtp.ts';
import type { SmtpMood } from '../../tests/mocks/smtp-session.ts';
import { makeCertificate } from '../../tests/mocks/tls-smtp.ts';
import { createTestApp, firstBrand, formRequest, jsonRequest, message, anonKey } from './fixtures.ts';
import { createMemoryLedger } from './ledger.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

const notAccepted = 'O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.';
const notKnown =
  'O servidor de e-mail parou de responder durante o envio, e não sabemos se sua mensagem chegou. ' +
  'Você pode enviá-la de novo ou falar conosco por outro canal.';

let smtp: ScriptedSmtp;
let mailer: Mailer;
let testApp: ReturnType<typeof createTestApp>;
beforeEach(async () => {
  smtp = await startScriptedSmtp();
  mailer = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}`);
  // Long enough for a second offer, and far below what a visitor waits.
  testApp = createTestApp({}, { mailer, ledger: createMemoryLedger(), timeLimit: 1500 });
});
afterEach(async () => {
  mailer.close();
  await smtp.stop();
});

async function send() {
  const response = await testApp.app.request(jsonRequest(message));
  return { status: response.status, body: (await response.json()) as { error?: string } };
}

const addressees = () => smtp.letters.map(({ to }) => to);
const both = [firstBrand.mail.inbox, message.email];

test.each<[SmtpMood, number, string, string[]]>([
  ['no-greeting', 502, notAccepted, []],
  ['421-greeting', 502, notAccepted, []],
  ['450-rcpt', 502, notAccepted, []],
  ['550-rcpt', 502, notAccepted, []],
  ['451-data', 502, notAccepted, []],
  ['drops-after-dot', 503, notKnown, [firstBrand.mail.inbox]],
  ['silent-after-dot', 503, notKnown, [firstBrand.mail.inbox]],
])(
  'a server that answers %s: the visitor is told %d, and is right to',
  async (mood, status, error, taken) => {
    smtp.setMood(mood);
    expect(await send()).toEqual({ status, body: { success: false, error } });
    expect(addressees()).toEqual(taken);
    expect(testApp.logged).toHaveLength(1);

    // It is sent again, and only what was not known may have come twice: under the same name.
    smtp.setMood('accepts');
    expect((await send()).status).toBe(200);
    expect(addressees()).toEqual([...taken, ...both]);
    const names = smtp.letters.filter(({ to }) => to === both[0]).map(({ messageId }) => messageId);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^<[\w.-]+@primeira\.example>$/);
  },
);

test('a server that breaks off in the middle of the letter: it is not told as sent', async () => {
  smtp.setMood('drops-mid-data');
  expect((await send()).body).toMatchObject({ success: false });
  expect(addressees()).toEqual([]);
});

test('a server that is down, and then is not', async () => {
  await smtp.stop();
  expect(await send()).toMatchObject({ status: 502, body: { error: notAccepted } });
  await smtp.start();
  expect((await send()).status).toBe(200);
  expect(addressees()).toEqual(both);
});

test('connections that the server has dropped meanwhile are replaced, and the letter goes once', async () => {
  expect((await send()).status).toBe(200);
  await smtp.stop();
  await smtp.start();
  smtp.letters.length = 0;
  const other = await testApp.app.request(jsonRequest({ ...message, message: 'Outra' }));
  expect(other.status).toBe(200);
  expect(addressees()).toEqual(both);
});

test('a slow server gets its time, and the letters go once', async () => {
  smtp.setMood('slow');
  expect((await send()).status).toBe(200);
  expect(addressees()).toEqual(both);
});

test('a letter refused for the moment is offered once more, under its own name', async () => {
  smtp.setMood('450-rcpt');
  const sending = send();
  await expect.poll(() => testApp.logged.length === 0 && smtp.letters.length === 0).toBe(true);
  smtp.setMood('accepts');
  expect((await sending).status).toBe(200);
  expect(addressees()).toEqual(both);
});

test('a form without JavaScript says what is not known as well', async () => {
  smtp.setMood('silent-after-dot');
  const response = await testApp.app.request(formRequest({ ...message, apikey: anonKey }));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(notKnown);
});

test.each([
  ['localhost', 200],
  ['127.0.0.1', 502],
])('a certificate for localhost, asked as %s, is answered %d', async (host, status) => {
  const usual = getCACertificates('default');
  const certificate = await makeCertificate('localhost');
  setDefaultCACertificates([...usual, certificate.cert]);
  const encrypted = await startScriptedSmtp({ tls: certificate });
  const careful = createSmtpMailer(`smtps://${host}:${encrypted.port}`);
  const { app, logged } = createTestApp({}, { mailer: careful });
  expect((await app.request(jsonRequest(message))).status).toBe(status);
  expect(encrypted.letters).toHaveLength(status === 200 ? 2 : 0);
  expect(logged).toHaveLength(status === 200 ? 0 : 1);
  careful.close();
  await encrypted.stop();
  setDefaultCACertificates(usual);
});
