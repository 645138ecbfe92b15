import { createTransport } from 'nodemailer';

export interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
}

/**
 * What became of a mail. `refused`: the server said no. `unreachable`: it was never handed over. `unknown`: the
 * connection broke while the server had it, so it may have arrived.
 */
export type MailResult =
  { accepted: true } | { accepted: false; reason: 'refused' | 'unreachable' | 'unknown'; code: string };

export interface Mailer {
  send: (mail: Mail) => Promise<MailResult>;
  close: () => void;
}

/** Bounds of one send, in ms; the library's own are minutes. */
const limits = { connect: 5000, greeting: 5000, socket: 10_000, total: 14_000 };

/**
 * A mailer over SMTP that keeps its connections.
 * @param smtpUrl `smtp://user:password@host:port` or `smtps://…`
 */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          ...mail,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(limits.total),
        });
        return { accepted: true };
      } catch (error) {
        return { accepted: false, ...describeFailure(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** What is known of a failed send, without a word of the letter: SMTP errors quote addresses and answers. */
function describeFailure(error: unknown): { reason: 'refused' | 'unreachable' | 'unknown'; code: string } {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  if (responseCode !== undefined) return { reason: 'refused', code: `SMTP ${responseCode}` };
  const neverSent = code === 'EDNS' || code === 'EAUTH' || (command !== undefined && command !== 'DATA');
  return { reason: neverSent ? 'unreachable' : 'unknown', code: code ?? 'UNKNOWN' };
}
