import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Mail } from './mailer.ts';

/**
 * The letter as it goes over the wire, text and HTML as alternatives. Nodemailer's own parts encode it, without
 * the streams it would be led through, which cost as much as all the rest of sending.
 */
export function composeLetter({ from, to, replyTo, messageId, subject, text, html }: Mail): Buffer {
  // Encoded text never holds `=_`.
  const boundary = `=_${crypto.randomUUID()}`;
  const head = new MimeNode(`multipart/alternative; boundary="${boundary}"`);
  head.setHeader({
    From: from,
    To: to,
    ...(replyTo ? { 'Reply-To': replyTo } : {}),
    Subject: subject,
    'Message-ID': messageId,
    'Auto-Submitted': 'auto-generated',
  });
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(content.replace(/\r\n?|\n/g, '\r\n'))),
  ];
  const lines = [
    head.buildHeaders(),
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
