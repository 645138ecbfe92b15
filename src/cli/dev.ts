import path from 'node:path';
import { createServer } from 'vite';
import { devSite } from '#build/dev-site.ts';
import { createClientAddress } from '#functions/node/client-address.ts';
import { openContactStore } from '#functions/node/contact-store.ts';
import { createLog } from '#functions/node/create-log.ts';
import { startInbox } from '#functions/node/inbox.ts';
import { assertFree } from '#functions/node/listen.ts';
import { createKeyedHash } from '#functions/keyed-hash.ts';
import { createSmtpMailer } from '#functions/send-contact-email/mailer.ts';
import { loadSettings } from '#schema/settings.ts';
import { studio } from '#studio/server/studio.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const brandsDir = path.join(root, 'brands');

await runCommand(async () => {
  const all = loadSettings();
  const { siteUrl, functionsUrl, anonKey, port, host, smtpUrl, inboxSmtpPort, inboxPort } = all;
  await assertFree({ host, port, setting: 'PORT' });
  const mailServer = smtpUrl
    ? { smtpUrl, webUrl: undefined }
    : await startInbox({ smtpPort: inboxSmtpPort, webPort: inboxPort });
  const log = createLog();
  const settings = { functionsUrl, anonKey };
  const server = await createServer({
    root,
    server: { port, host, strictPort: true },
    plugins: [
      studio({ brandsDir, publicDir: path.join(root, 'public'), siteUrl, settings }),
      devSite({
        brandsDir,
        siteUrl,
        settings,
        contact: {
          anonKey,
          mailer: createSmtpMailer(mailServer.smtpUrl),
          log,
          ...openContactStore(all, log),
          hash: createKeyedHash(all.hashKey),
          clientAddress: createClientAddress(all.clientAddressHeader),
        },
      }),
    ],
  });
  await server.listen();
  server.printUrls();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address) console.log(`  Estúdio:          ${address}studio`);
  if (mailServer.webUrl) console.log(`  Caixa de entrada: ${mailServer.webUrl}`);
});
