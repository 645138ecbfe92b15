import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Log } from '#functions/log.ts';
import { openContactFiles } from '#functions/node/contact-files.ts';
import { createSiteServer } from '#functions/node/create-site-server.ts';
import { openFileStore } from '#functions/node/file-store.ts';
import type { ContactSource } from '#schema/contact-data.ts';
import { fileAddress, manifestFile, type RenderManifest } from '#schema/render-manifest.ts';
import { bundlePanel } from './bundle-panel.ts';
import { createQaApp } from './create-qa-app.ts';
import type { QaBrand } from './panel-data.ts';
import { keptAddress, scenarioOf } from './scenario-address.ts';
import { wrapFiles } from './wrap-files.ts';
import { wrapPage } from './wrap-page.ts';

interface QaServerOptions {
  /** What the build wrote. */
  distDir: string;
  /** What the build put before `/functions/v1`. */
  functionsUrl: string;
  log: Log;
}

/**
 * The built site from the site's own server, with the panel in every page and the scenarios behind every form.
 * Nothing of it is written anywhere. Not yet listening.
 * @throws {StartError} where nothing has been built yet
 */
export async function createQaServer({ distDir, functionsUrl, log }: QaServerOptions): Promise<Server> {
  const files = await openFileStore(distDir);
  const [contact, script] = await Promise.all([openContactFiles(distDir), bundlePanel()]);
  let brands = await listBrands(distDir, contact);
  files.onChange(() => {
    contact
      .reload()
      .then(() => listBrands(distDir, contact))
      .then((list) => (brands = list), console.error);
  });

  const wrap = (html: string) => wrapPage(html, { brands, functionsUrl });
  const app = createQaApp({ contact, wrap });
  const site = createSiteServer({ files: wrapFiles(files, script, wrap), app, log });
  const server = createServer((request, response) => {
    const address = keptAddress(request);
    if (address !== undefined) {
      response.writeHead(302, { Location: address, 'Cache-Control': 'no-store' }).end();
      return;
    }
    // The forms of a job opening are silent, or out of reach, as the contact form's answer is.
    const scenario = request.headers['sec-fetch-dest'] === 'iframe' ? scenarioOf(request) : undefined;
    if (scenario === 'sem-rede') request.socket.destroy();
    else if (scenario !== 'sem-resposta') site.server.emit('request', request, response);
  });
  return server.once('close', () => files.close());
}

/** What the renderer last drew, brand by brand. */
export async function listBrands(distDir: string, contact: ContactSource): Promise<QaBrand[]> {
  const manifest = JSON.parse(await readFile(path.join(distDir, manifestFile), 'utf8')) as RenderManifest;
  return Promise.all(
    Object.entries(manifest.brands).map(async ([id, { pages, domain }]) => ({
      id,
      ...(domain === undefined ? {} : { domain }),
      name: (await contact.find(id))?.name ?? id,
      addresses: Object.keys(pages).map(fileAddress),
    })),
  );
}
