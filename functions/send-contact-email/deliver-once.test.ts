import { expect, test } from 'vitest';
import { createOnce } from './deliver-once.ts';
import {
  firstBrand,
  createTestApp,
  formRequest,
  jsonRequest,
  message,
  anonKey,
  secondBrand,
} from './fixtures.ts';
import { claimTimeout, createMemoryLedger, ledgerWindow } from './ledger.ts';
import type { SendResult } from './mailer.ts';

const inTime = () => AbortSignal.timeout(4000);

function start(now?: () => number) {
  const ledger = createMemoryLedger(now);
  const ids: string[] = [];
  const once = createOnce<string>({ ledger, unknown: 'não se sabe' });
  const send = (outcome: string | undefined) => (letterId: string) => {
    ids.push(letterId);
    return Promise.resolve(outcome);
  };
  return { ledger, once, ids, send };
}

test('a second request joins the first while it is under way, and is answered as it is', async () => {
  const { once, ids } = start();
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const send = async (letterId: string) => {
    ids.push(letterId);
    return promise;
  };
  const both = [once({ key: 'a', deadline: inTime() }, send), once({ key: 'a', deadline: inTime() }, send)];
  resolve('recusada');
  expect(await Promise.all(both)).toEqual(['recusada', 'recusada']);
  expect(ids).toHaveLength(1);
});

test('what was accepted is not sent again, for as long as it is remembered', async () => {
  let now = 0;
  const { once, ids, send } = start(() => now);
  const ask = () => once({ key: 'a', deadline: inTime() }, send(undefined));
  await ask();
  now = ledgerWindow - 1;
  expect(await ask()).toBeUndefined();
  expect(ids).toHaveLength(1);
  now = ledgerWindow + 1;
  await ask();
  expect(new Set(ids).size).toBe(2);
});

test('what was refused is sent again, and its letters keep their name', async () => {
  const { once, ids, send } = start();
  expect(await once({ key: 'a', deadline: inTime() }, send('recusada'))).toBe('recusada');
  expect(await once({ key: 'a', deadline: inTime() }, send(undefined))).toBeUndefined();
  expect(await once({ key: 'b', deadline: inTime() }, send(undefined))).toBeUndefined();
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringContaining(ids[0] ?? '')]);
});

test('a sending that throws is not remembered as accepted', async () => {
  const { once, ids, send } = start();
  const failing = once({ key: 'a', deadline: inTime() }, () => Promise.reject(new Error('defeito')));
  await expect(failing).rejects.toThrow('defeito');
  await once({ key: 'a', deadline: inTime() }, send(undefined));
  expect(ids).toHaveLength(1);
});

test('what another machine is sending is waited for, until it tells or the time is over', async () => {
  const { ledger, once, ids, send } = start();
  await ledger.claim('a', 'outra');
  expect(await once({ key: 'a', deadline: AbortSignal.timeout(300) }, send(undefined))).toBe('não se sabe');
  const waiting = once({ key: 'a', deadline: inTime() }, send(undefined));
  await ledger.settle('a', 'outra', 'accepted');
  expect(await waiting).toBeUndefined();
  expect(ids).toEqual([]);
});

test('a machine that died while sending holds a message up only for a while', async () => {
  let now = 0;
  const { ledger, once, ids, send } = start(() => now);
  await ledger.claim('a', 'outra');
  now = claimTimeout + 1;
  await once({ key: 'a', deadline: inTime() }, send(undefined));
  expect(ids).toEqual(['outra']);
});

test('a double click sends one letter to the team and one to the visitor, by either route', async () => {
  const { app, mails } = createTestApp();
  const answers = await Promise.all([
    app.request(jsonRequest(message)),
    app.request(jsonRequest({ ...message, name: ` ${message.name} ` })),
    app.request(formRequest({ ...message, apikey: anonKey })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 303]);
  expect((await app.request(jsonRequest(message))).status).toBe(200);
  expect(mails).toHaveLength(2);
});

test('another word, another brand or another address is another message', async () => {
  const { app, mails } = createTestApp();
  for (const change of [{}, { message: 'Outra.' }, { email: 'bia@cliente.example' }])
    await app.request(jsonRequest({ ...message, ...change }));
  await app.request(jsonRequest(message, { query: '?brand=segunda' }));
  const teams = new Set([firstBrand, secondBrand].map(({ mail }) => mail.inbox));
  expect(mails.filter(({ to }) => teams.has(to.address))).toHaveLength(4);
});

test('a confirmation that fails does not make a repeated message go again', async () => {
  const refused: SendResult = { outcome: 'refused', temporary: false, reason: '550' };
  const { app, mails } = createTestApp({ [message.email]: refused });
  expect((await app.request(jsonRequest(message))).status).toBe(200);
  expect((await app.request(jsonRequest(message))).status).toBe(200);
  expect(mails).toHaveLength(1);
});
