import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import { renderSite } from '#build/render-site.ts';
import { openContactFiles } from '#functions/node/contact-files.ts';
import { createTestOptions } from '#functions/send-contact-email/fixtures.ts';
import { createApp } from '#functions/send-contact-email/app.ts';
import { createSmtpMailer } from '#functions/send-contact-email/mailer.ts';
import { staticHeaders } from '../fixtures/built-headers.ts';
import { startSmtpInbox } from '../mocks/smtp-inbox.ts';

const root = path.resolve(import.meta.dirname, '../..');
const anonKey = 'chave-de-teste';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const stop = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
};

/** The built site on a host that knows files and `_headers` alone, and the function on an origin of its own. */
export async function startStaticHost() {
  const outDir = await mkdtemp(path.join(root, 'dist/static-'));
  let serveFile: ReturnType<typeof sirv> | undefined;
  const site = createServer((request, response) => {
    const headers = staticHeaders(outDir, (request.url ?? '/').replace(/\?.*$/, ''));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    serveFile?.(request, response, () => void response.writeHead(404).end());
  });
  let answer: ReturnType<typeof getRequestListener> | undefined;
  const functions = createServer((request, response) => void answer?.(request, response));
  const [origin, functionsUrl] = await Promise.all([listen(site), listen(functions)]);

  const brandsDir = path.join(root, 'brands');
  const bundleDir = path.join(root, 'dist');
  const settings = { functionsUrl, anonKey };
  await renderSite({ brandsDir, bundleDir, outDir, siteUrl: origin, settings, compress: false });
  serveFile = sirv(path.join(outDir, 'site'), { extensions: ['html'] });
  const inbox = await startSmtpInbox();
  const mailer = createSmtpMailer(inbox.url);
  const brands = await openContactFiles(outDir);
  answer = getRequestListener(
    createApp({ ...createTestOptions(), brands, anonKey, mailer, minimumTime: 0 }).fetch,
  );

  return {
    origin,
    functionsUrl,
    inbox,
    close: async () => {
      await Promise.all([stop(site), stop(functions)]);
      mailer.close();
      await inbox.close();
      await rm(outDir, { recursive: true });
    },
  };
}
