import path from 'node:path';
import { OperatorError } from '#schema/operator-error.ts';
import { loadSettings, type Settings } from '#schema/settings.ts';
import { createClientAddress } from './node/client-address.ts';
import { openContactFiles } from './node/contact-files.ts';
import { openContactStore } from './node/contact-store.ts';
import { createLog } from './node/create-log.ts';
import { createSiteServer } from './node/create-site-server.ts';
import { openFileStore } from './node/file-store.ts';
import { startInbox, type Inbox } from './node/inbox.ts';
import { listen } from './node/listen.ts';
import { StartError } from './node/start-error.ts';
import { watchBrands } from './node/watch-brands.ts';
import { createApp } from './send-contact-email/app.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { createSmtpMailer } from './send-contact-email/mailer.ts';

type MailServer = Pick<Inbox, 'smtpUrl'> & Partial<Inbox>;

/** The folder that the build wrote; an argument names another. */
const distDir = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));

/** Where the brands were when it did. */
const brandsDir = path.join(distDir, '../brands');

let end = async (): Promise<void> => {};
// From the start on, so that whatever a start cut short had put down is taken away.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    console.log('Encerrando...');
    void end().then(() => process.exit(0));
  });

try {
  await serve(loadSettings());
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function serve(settings: Settings): Promise<void> {
  if (settings.production && !settings.smtpUrl) {
    throw new StartError(
      'Com NODE_ENV=production é preciso definir SMTP_URL: sem servidor de e-mail, as mensagens do formulário se perderiam.',
    );
  }
  const files = await openFileStore(distDir, settings.unknownHosts);
  const brands = await openContactFiles(distDir);
  files.onChange(() => void brands.reload().catch(console.error));
  const mailServer: MailServer = settings.smtpUrl
    ? { smtpUrl: settings.smtpUrl }
    : await startInbox({ smtpPort: settings.inboxSmtpPort, webPort: settings.inboxPort });
  const mailer = createSmtpMailer(mailServer.smtpUrl);
  const log = createLog();
  const store = openContactStore(settings, log);
  const app = createApp({
    brands,
    anonKey: settings.anonKey,
    mailer,
    log,
    limits: store.limits,
    ledger: store.ledger,
    hash: createKeyedHash(settings.hashKey),
    clientAddress: createClientAddress(settings.clientAddressHeader),
  });
  const { server, stop } = createSiteServer({ files, app, log });
  const place = { host: settings.host, port: settings.port, setting: 'PORT' };
  const port = await listen(server, place).catch(async (error: unknown) => {
    store.close();
    await mailServer.close?.();
    throw error;
  });

  console.log(`Site no ar:       ${siteAddress(settings.host, port)}`);
  for (const domain of settings.production ? [] : Object.keys(brands.sites().domains))
    console.log(`  ${domain}: http://${domain}.localhost:${port}`);
  if (mailServer.webUrl)
    console.log(`Caixa de entrada: ${mailServer.webUrl} (as mensagens do formulário chegam aqui)`);
  const brandWatcher = settings.watchBrands ? watchBrands(brandsDir, distDir, log) : undefined;
  if (brandWatcher) console.log('Marcas:           cada mudança salva em brands/ aparece no site sozinha');

  end = async () => {
    brandWatcher?.close();
    files.close();
    await stop();
    mailer.close();
    store.close();
    await mailServer.close?.();
  };
}

/** An address to open in a browser, also where the server listens on every address of the machine. */
function siteAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
