import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assertFree, toStartError } from './listen.ts';
import { StartError } from './start-error.ts';

const host = '127.0.0.1';

export interface Inbox {
  smtpUrl: string;
  /** The page that shows the letters; its API is at `/api/email` below it. */
  webUrl: string;
  /** Stops it and deletes its letters. */
  close(): Promise<void>;
}

/**
 * Starts a mail server that keeps every letter to itself and shows it on a page. It answers this machine only.
 * @throws {StartError} where a port is taken or the inbox is not installed
 */
export async function startInbox({
  smtpPort,
  webPort,
}: {
  smtpPort: number;
  webPort: number;
}): Promise<Inbox> {
  const smtpPlace = { host, port: smtpPort, setting: 'INBOX_SMTP_PORT' };
  // Where the second port is taken, MailDev leaves its server on the first one open: so ask before.
  await assertFree({ host, port: webPort, setting: 'INBOX_PORT' });

  const { MailDev } = await importMailDev();
  // A folder of its own: without one, every MailDev of the machine shares one and never empties it.
  const mailDirectory = mkdtempSync(path.join(os.tmpdir(), 'inbox-'));
  const removeMails = () => rmSync(mailDirectory, { recursive: true, force: true });
  // However the process ends.
  process.once('exit', removeMails);
  const mailDev = new MailDev({
    smtp: smtpPort,
    ip: host,
    web: webPort,
    webIp: host,
    mailDirectory,
    silent: true,
  });
  const servers = await silently(() => mailDev.start()).catch(async (error: NodeJS.ErrnoException) => {
    removeMails();
    throw toStartError(error, smtpPlace);
  });

  return {
    smtpUrl: `smtp://${host}:${servers.smtp.getPort()}`,
    webUrl: `http://localhost:${servers.api?.getPort()}`,
    close: async () => {
      await mailDev.stop();
      process.off('exit', removeMails);
      removeMails();
    },
  };
}

/** A development dependency, which an installation for production leaves out. */
async function importMailDev() {
  try {
    return await import('maildev');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'A caixa de entrada local (maildev) não está instalada: defina SMTP_URL, ou instale com npm ci.',
    );
  }
}

/** MailDev 3.0.0 announces its page in English by `console.info`, whatever `silent` says. */
async function silently<T>(start: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => {};
  try {
    return await start();
  } finally {
    console.info = info;
  }
}
