import { isPortTaken, portTaken } from './port-taken.ts';

export interface Inbox {
  smtpUrl: string;
  /** The page that shows the mails; its REST address is `/api/email`. */
  pageUrl: string;
  close: () => Promise<void>;
}

const host = '127.0.0.1';

/**
 * Starts the local inbox that stands in for a mail server in development: real SMTP in, a page to read.
 * @throws {StartError} where a port is in use
 */
export async function startInbox({
  smtpPort,
  webPort,
}: {
  smtpPort: number;
  webPort: number;
}): Promise<Inbox> {
  for (const port of [smtpPort, webPort]) {
    if (await isPortTaken(host, port)) throw portTaken(port, 'a caixa de entrada local');
  }
  // Loaded only here: a production install has no development dependencies.
  const { MailDev } = await import('maildev');
  const maildev = new MailDev({ smtp: smtpPort, web: webPort, ip: host, webIp: host, silent: true });
  await maildev.start();
  return {
    smtpUrl: `smtp://${host}:${smtpPort}`,
    pageUrl: `http://localhost:${webPort}`,
    close: () => maildev.stop(),
  };
}
