import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseSettings } from '#schema/settings.ts';
import { makeCertificate, startTlsSmtp } from '../../tests/mocks/tls-smtp.ts';
import { message } from '../send-contact-email/fixtures.ts';
import { startWorker } from './start-worker.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The worker trusts the first two, and nobody else's. */
const [trusted, misnamed, stranger] = await Promise.all(
  ['localhost', 'correio.example', 'localhost'].map(makeCertificate),
);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'worker-tls-'));
  const file = path.join(folder, 'trusted.pem');
  await writeFile(file, `${trusted?.cert}\n${misnamed?.cert}`);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', file);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['smtps', 'implicit', trusted, 200],
  ['smtp', 'starttls', trusted, 200],
  ['smtps', 'implicit', misnamed, 502],
  ['smtp', 'starttls', misnamed, 502],
  ['smtps', 'implicit', stranger, 502],
  ['smtp', 'starttls', stranger, 502],
  ['smtp', 'none', trusted, 502],
] as const)(
  '%s with %s encryption (case %#) is answered as it should be',
  async (scheme, encryption, certificate, status) => {
    const server = await startTlsSmtp(encryption, certificate ?? { key: '', cert: '' });
    const worker = await startWorker(`${scheme}://usuario:senha@localhost:${server.port}`);
    const response = await fetch(`${worker.origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { apikey: parseSettings({}).anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    await worker.close();
    await server.close();
    const accepted = status === 200 ? 2 : 0;
    expect(response.status).toBe(status);
    expect(server.letters).toHaveLength(accepted);
    // A password never goes to whoever could not prove to be the server.
    expect(server.logins).toHaveLength(accepted);
  },
);
