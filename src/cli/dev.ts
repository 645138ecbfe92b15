import path from 'node:path';
import { createServer } from 'vite';
import { devSite } from '#build/dev-site.ts';
import { startInbox } from '#functions/node/inbox.ts';
import { createSmtpMailer } from '#functions/send-contact-email/mailer.ts';
import { loadSettings } from '#schema/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { siteUrl, functionsUrl, anonKey, port, host, smtpUrl, inboxSmtpPort, inboxPort } = loadSettings();

const inbox = smtpUrl ? undefined : await startInbox({ smtpPort: inboxSmtpPort, webPort: inboxPort });
const mailer = createSmtpMailer(smtpUrl ?? inbox?.smtpUrl ?? '');
const server = await createServer({
  root,
  server: { port, host, strictPort: true },
  plugins: [
    devSite({ brandsDir: path.join(root, 'brands'), siteUrl, settings: { functionsUrl, anonKey }, mailer }),
  ],
});
await server.listen();
