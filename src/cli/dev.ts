import path from 'node:path';
import { createServer } from 'vite';
import { devSite } from '#build/dev-site.ts';
import { startInbox } from '#functions/node/inbox.ts';
import { assertFree } from '#functions/node/listen.ts';
import { createSmtpMailer } from '#functions/send-contact-email/mailer.ts';
import { loadSettings } from '#schema/settings.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

await runCommand(async () => {
  const { siteUrl, functionsUrl, anonKey, port, host, smtpUrl, inboxSmtpPort, inboxPort } = loadSettings();
  await assertFree({ host, port, setting: 'PORT' });
  const mailServer = smtpUrl
    ? { smtpUrl, webUrl: undefined }
    : await startInbox({ smtpPort: inboxSmtpPort, webPort: inboxPort });
  const server = await createServer({
    root,
    server: { port, host, strictPort: true },
    plugins: [
      devSite({
        brandsDir: path.join(root, 'brands'),
        siteUrl,
        settings: { functionsUrl, anonKey },
        mailer: createSmtpMailer(mailServer.smtpUrl),
      }),
    ],
  });
  await server.listen();
  server.printUrls();
  if (mailServer.webUrl) console.log(`  Caixa de entrada: ${mailServer.webUrl}`);
});
