import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstBrand, jsonRequest, message, startMailApp } from './fixtures.ts';

let mailApp: Awaited<ReturnType<typeof startMailApp>>;
beforeEach(async () => {
  mailApp = await startMailApp();
});
afterEach(() => mailApp.close());

const send = () => mailApp.app.request(jsonRequest(message));
const addressees = () => mailApp.inbox.mails().map(({ to }) => [to ?? []].flat()[0]?.value[0]?.address);

test.each([
  ['rcpt', 'EENVELOPE 550'],
  ['data', 'EMESSAGE 451'],
] as const)('a team letter refused (%s) is a failure, and nothing is confirmed', async (refusal, reason) => {
  mailApp.inbox.refuse(refusal, firstBrand.mail.inbox);
  const response = await send();
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    success: false,
    error: 'O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.',
  });
  expect(addressees()).toEqual([]);
  expect(mailApp.logged).toEqual([`a mensagem à equipe não foi aceita | primeira | ${reason}`]);
});

test.each([
  ['rcpt', 'EENVELOPE 550'],
  ['data', 'EMESSAGE 451'],
] as const)('a confirmation refused (%s) is logged, and the message still sent', async (refusal, reason) => {
  mailApp.inbox.refuse(refusal, message.email);
  const response = await send();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(addressees()).toEqual([firstBrand.mail.inbox]);
  expect(mailApp.logged).toEqual([`a confirmação ao visitante não foi aceita | primeira | ${reason}`]);
});

test('where the mail server is down the message is not sent', async () => {
  await mailApp.inbox.close();
  expect((await send()).status).toBe(502);
  expect(mailApp.logged).toEqual(['a mensagem à equipe não foi aceita | primeira | ESOCKET']);
});
