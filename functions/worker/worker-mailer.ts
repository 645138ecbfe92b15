import net from 'node:net';
import tls from 'node:tls';
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport';
import { createSmtpMailer, type Mailer } from '../send-contact-email/mailer.ts';

/** For connecting, the handshake of TLS included. In ms. */
const connectLimit = 5000;

/**
 * Sends by SMTP from a worker: a connection for each letter, since there a connection belongs to the request
 * that opened it. Certificates are checked against the name in the URL.
 * @param smtpUrl as `createSmtpMailer` takes it
 */
export const createWorkerMailer = (smtpUrl: string): Mailer => ({
  send: async (mail, deadline) => {
    const mailer = createSmtpMailer(smtpUrl, { getSocket });
    try {
      return await mailer.send(mail, deadline);
    } finally {
      mailer.close();
    }
  },
  close: () => {},
});

/** The library's own way to a socket looks the name up first, and the certificate would be checked for an IP. */
const getSocket: SMTPTransportGetSocket = ({ host = 'localhost', port, secure = false }, callback) => {
  const place = { host, port: Number(port ?? (secure ? 465 : 587)) };
  const socket = secure ? tls.connect({ ...place, servername: host }) : net.connect(place);
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('connection timed out'), { code: 'ETIMEDOUT' }));
  }, connectLimit);
  const onError = (error: Error) => {
    clearTimeout(timer);
    callback(error);
  };
  socket.once('error', onError);
  socket.once(secure ? 'secureConnect' : 'connect', () => {
    clearTimeout(timer);
    socket.off('error', onError);
    callback(null, { connection: socket, secured: secure });
  });
};
