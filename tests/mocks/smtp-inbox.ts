import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** Where the server refuses: the addressee (550), the letter (451), or it never answers the addressee at all. */
export type Refusal = 'rcpt' | 'data' | 'silence';

export interface SmtpInbox {
  /** `smtp://127.0.0.1:<port>` */
  url: string;
  /** The letters accepted so far, oldest first. */
  mails(): ParsedMail[];
  /** Resolves once at least `count` letters have been accepted. */
  waitForMails(count: number): Promise<ParsedMail[]>;
  /** From now on, the letters to one address or to all; `undefined` accepts again. */
  refuse(refusal: Refusal | undefined, addressee?: string): void;
  /** Forgets the letters accepted so far. */
  clear(): void;
  close(): Promise<void>;
}

/** A real mail server on a free port of loopback. It takes any letter and offers no encryption. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const mails: ParsedMail[] = [];
  const waiting = new Set<() => void>();
  let refusal: Refusal | undefined;
  let refused: string | undefined;
  const refuses = (kind: Refusal, address: string | undefined) =>
    refusal === kind && (refused === undefined || refused === address);

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (refuses('silence', address)) return;
      done(refuses('rcpt', address) ? reply(550, 'No such user') : null);
    },
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((mail) => {
        if (refuses('data', envelope.rcptTo[0]?.address)) return done(reply(451, 'Try again later'));
        mails.push(mail);
        done();
        for (const check of waiting) check();
        return undefined;
      }, done);
    },
  });
  // A client that gives up half-way resets its connection, which is no fault of the test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: () => [...mails],
    waitForMails: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (mails.length < count) return;
          waiting.delete(check);
          resolve([...mails]);
        };
        waiting.add(check);
        check();
      }),
    refuse: (next, addressee) => {
      refusal = next;
      refused = addressee;
    },
    clear: () => {
      mails.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const reply = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
