import { createTransport } from 'nodemailer';
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
  subject: string;
  text: string;
  html: string;
}

/** `reason` is made of codes alone, fit for a log. */
export type SendResult = { accepted: true } | { accepted: false; reason: string };

export interface Mailer {
  /** Never rejects. Once `deadline` aborts, the letter is given up and counts as not accepted. */
  send(mail: Mail, deadline: AbortSignal): Promise<SendResult>;
  /** Lets go of the connections; a letter on its way finishes first. */
  close(): void;
}

/**
 * Sends by SMTP over a few connections that stay open between letters. Steps are bounded to 5 s for
 * connecting and greeting, 10 s for each answer; `deadline` bounds the whole.
 * @param smtpUrl `smtp://` or `smtps://`; where it carries a user, the connection must be encrypted
 * @param connection how a socket is had, where the runtime has a way of its own
 */
export function createSmtpMailer(
  smtpUrl: string,
  connection: { getSocket?: SMTPTransportGetSocket } = {},
): Mailer {
  const transport = createTransport({
    ...connection,
    url: smtpUrl,
    pool: true,
    // A server that does not offer STARTTLS would get the password in clear.
    requireTLS: new URL(smtpUrl).username !== '',
    connectionTimeout: 5000,
    dnsTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    send: async (mail, deadline) => {
      try {
        await transport.sendMail({
          ...mail,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: deadline,
        });
        return { accepted: true };
      } catch (error) {
        return { accepted: false, reason: describeFailure(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** Codes only: the message of an SMTP error quotes addresses. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'erro sem código', responseCode].filter((part) => part !== undefined).join(' ');
}
