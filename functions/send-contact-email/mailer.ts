import { createTransport } from 'nodemailer';
import { composeLetter } from './compose-letter.ts';
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport';

export interface MailAddress {
  /** Empty where there is none. */
  name: string;
  address: string;
}

/** A letter ready to leave. Its addresses, names and subject hold no control characters. */
export interface Mail {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  /** With its angle brackets. A letter sent again keeps it, so that a mailbox can tell. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * - `accepted`: the mail server took the letter.
 * - `refused`: it certainly has not; `temporary` where it said so itself (4xx), and may be asked again.
 * - `unknown`: the whole letter went out, and no answer came back.
 *
 * `reason` is made of codes alone, fit for a log.
 */
export type SendResult =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; temporary: boolean; reason: string }
  | { outcome: 'unknown'; reason: string };

export interface Mailer {
  /** Never rejects. Once `deadline` aborts, the letter is given up. */
  send(mail: Mail, deadline: AbortSignal): Promise<SendResult>;
  /** Lets go of the connections; a letter on its way finishes first. */
  close(): void;
}

/** How the letters leave, here and in what is measured against it. Times in ms. */
export const smtpOptions = {
  pool: true,
  connectionTimeout: 5000,
  dnsTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * Sends by SMTP over a few connections that stay open between letters. Steps are bounded to 5 s for
 * connecting and greeting, 10 s for each answer; `deadline` bounds the whole. Each letter is offered once: a
 * connection found dead before any of the letter went out is replaced, and nothing else is done again.
 * @param smtpUrl `smtp://` or `smtps://`; where it carries a user, the connection must be encrypted
 * @param connection how a socket is had, where the runtime has a way of its own
 */
export function createSmtpMailer(
  smtpUrl: string,
  connection: { getSocket?: SMTPTransportGetSocket } = {},
): Mailer {
  const transport = createTransport({
    ...smtpOptions,
    ...connection,
    url: smtpUrl,
    // A server that does not offer STARTTLS would get the password in clear.
    requireTLS: new URL(smtpUrl).username !== '',
  });
  transport.use('stream', ({ data, message }, done) => {
    // The letter's end goes out only after this: before it, the server cannot have accepted anything.
    message.processFunc((letter) => letter.once('end', (data as Tracked).onWholeLetterSent));
    done();
  });

  return {
    send: async (mail, deadline) => {
      let wholeLetterSent = false;
      const tracked: Tracked = {
        onWholeLetterSent: () => {
          wholeLetterSent = true;
        },
      };
      const envelope = { from: mail.from.address, to: mail.to.address };
      try {
        await transport.sendMail({ raw: composeLetter(mail), envelope, ...tracked, signal: deadline });
        return { outcome: 'accepted' };
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        const reason = describeFailure(error);
        if (wholeLetterSent && responseCode === 0) return { outcome: 'unknown', reason };
        return { outcome: 'refused', temporary: responseCode >= 400 && responseCode < 500, reason };
      }
    },
    close: () => transport.close(),
  };
}

interface Tracked {
  onWholeLetterSent: () => void;
}

/** Codes only: the message of an SMTP error quotes addresses. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'erro sem código', responseCode].filter((part) => part !== undefined).join(' ');
}
