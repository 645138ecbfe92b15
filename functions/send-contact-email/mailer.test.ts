import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtpInbox, type SmtpInbox } from '../../tests/mocks/smtp-inbox.ts';
import { createSmtpMailer, type Mail, type Mailer } from './mailer.ts';

const mail: Mail = {
  from: { name: 'Primeira', address: 'site@primeira.example' },
  to: { name: '', address: 'equipe@primeira.example' },
  messageId: '<1@primeira.example>',
  subject: 'Assunto',
  text: 'Texto',
  html: '<p>Texto</p>',
};

const inTime = () => AbortSignal.timeout(4000);

let inbox: SmtpInbox;
let mailer: Mailer;
beforeEach(async () => {
  inbox = await startSmtpInbox();
  mailer = createSmtpMailer(inbox.url);
});
afterEach(async () => {
  mailer.close();
  await inbox.close();
});

test('a letter counts as accepted once the server has it', async () => {
  expect(await mailer.send(mail, inTime())).toEqual({ outcome: 'accepted' });
  expect(inbox.mails()).toHaveLength(1);
  expect(inbox.mails()[0]).toMatchObject({ subject: 'Assunto', text: 'Texto', html: '<p>Texto</p>' });
});

test.each([
  ['the addressee', 'rcpt', { temporary: false, reason: 'EENVELOPE 550' }],
  ['the letter', 'data', { temporary: true, reason: 'EMESSAGE 451' }],
] as const)(
  'a server that refuses %s is told by codes, and the next letter goes',
  async (_, refusal, expected) => {
    inbox.refuse(refusal);
    expect(await mailer.send(mail, inTime())).toEqual({ outcome: 'refused', ...expected });
    inbox.refuse(undefined);
    expect(await mailer.send(mail, inTime())).toEqual({ outcome: 'accepted' });
    expect(inbox.mails()).toHaveLength(1);
  },
);

test('a server that falls silent is given up at the deadline, and the letter never leaves', async () => {
  inbox.refuse('silence');
  expect(await mailer.send(mail, AbortSignal.timeout(200))).toEqual({
    outcome: 'refused',
    temporary: false,
    reason: 'EABORT',
  });
  inbox.refuse(undefined);
  expect(await mailer.send({ ...mail, subject: 'Seguinte' }, inTime())).toEqual({ outcome: 'accepted' });
  expect(inbox.mails().map(({ subject }) => subject)).toEqual(['Seguinte']);
});

test('a deadline that has passed sends nothing', async () => {
  expect(await mailer.send(mail, AbortSignal.abort())).toMatchObject({ outcome: 'refused' });
  expect(inbox.mails()).toEqual([]);
});

test('where nobody listens the letter is not accepted', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');

  const lonely = createSmtpMailer(`smtp://127.0.0.1:${port}`);
  expect(await lonely.send(mail, inTime())).toEqual({
    outcome: 'refused',
    temporary: false,
    reason: 'ESOCKET',
  });
  lonely.close();
});

test('a password is never sent over a connection that is not encrypted', async () => {
  const careful = createSmtpMailer(inbox.url.replace('//', '//usuario:senha@'));
  expect(await careful.send(mail, inTime())).toMatchObject({
    outcome: 'refused',
    reason: expect.stringMatching(/^ETLS\b/) as string,
  });
  careful.close();
  expect(inbox.mails()).toEqual([]);
});
