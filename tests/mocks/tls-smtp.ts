import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';

export interface TlsSmtp {
  port: number;
  /** The users that logged in, and the letters taken. */
  logins: string[];
  letters: string[];
  close(): Promise<void>;
}

/** A certificate of its own signature, for one host name. */
export const makeCertificate = async (host: string) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  return { key, cert };
};

/** A mail server that asks for a login, and encrypts at once, when asked to (STARTTLS), or never. */
export async function startTlsSmtp(
  encryption: 'implicit' | 'starttls' | 'none',
  certificate: { key: string; cert: string },
): Promise<TlsSmtp> {
  const logins: string[] = [];
  const letters: string[] = [];
  const server = new SMTPServer({
    ...certificate,
    secure: encryption === 'implicit',
    disabledCommands: encryption === 'none' ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _session, done) => {
      logins.push(username);
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      text(stream).then((letter) => {
        letters.push(letter);
        return done();
      }, done);
    },
  });
  // A client that does not trust the certificate breaks the connection off.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    logins,
    letters,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
