import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactData } from '#schema/contact-data.ts';
import { loadSettings, SettingsError, type Settings } from '#schema/settings.ts';
import { createSiteServer } from './node/create-site-server.ts';
import { startInbox } from './node/inbox.ts';
import { listen } from './node/listen.ts';
import { StartError } from './node/port-taken.ts';
import { createApp } from './send-contact-email/app.ts';
import { createSmtpMailer } from './send-contact-email/mailer.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/** The site, its function and, where no mail server is set, a local inbox, until the process is told to stop. */
async function serve(settings: Settings): Promise<void> {
  if (settings.production && !settings.smtpUrl) {
    throw new StartError(
      'Em produção é preciso dizer em SMTP_URL qual servidor envia os e-mails: sem ele nenhuma mensagem chegaria.',
    );
  }
  const data = await readContactData();
  const inbox = settings.smtpUrl
    ? undefined
    : await startInbox({ smtpPort: settings.inboxSmtpPort, webPort: settings.inboxPort });
  const mailer = createSmtpMailer(settings.smtpUrl ?? inbox?.smtpUrl ?? '');
  const app = createApp({ data, anonKey: settings.anonKey, mailer, log: console });
  const server = createSiteServer({ siteDir: path.join(dist, 'site'), fetch: app.fetch, log: console });

  const port = await listen(server, settings.port, settings.host);
  console.log(`Site:             http://localhost:${port}`);
  if (inbox) console.log(`Caixa de entrada: ${inbox.pageUrl}`);

  const stop = () => {
    server.close(() => {
      mailer.close();
      void inbox?.close();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 15_000).unref();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

async function readContactData(): Promise<ContactData> {
  try {
    return JSON.parse(await readFile(path.join(dist, 'function/contact.json'), 'utf8')) as ContactData;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new StartError('O site ainda não foi construído. Rode npm run build antes.');
  }
}

try {
  await serve(loadSettings());
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  // The local inbox may already listen; nothing else would end the process.
  process.exit(1);
}
