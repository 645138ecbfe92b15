import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { brandQuery } from '#app/dev/brand-query.ts';
import { brandsChanged, faultName, type BrandsChange } from '#app/dev/brands-change.ts';
import type { Site } from '#engine/brand-schema.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import type * as contactApp from '#functions/send-contact-email/app.ts';
import { hostName } from '#schema/host-name.ts';
import { ConfigError } from '#schema/fault.ts';
import { importModule, loadDevRenderer, reloadScript } from './dev-renderer.ts';
import { loadSite } from './load-site.ts';

interface DevSiteOptions {
  brandsDir: string;
  siteUrl?: string | undefined;
  settings: PageSettings;
  /** What the contact function needs beside the brands. */
  contact: Omit<contactApp.AppOptions, 'brands'>;
}

/** In ms: a save, or a git checkout, touches files in quick succession. */
const quiet = 40;

/**
 * The whole site on the development server, drawn anew for each request: pages, brand images and the contact
 * function. An edited brand reloads the page; a broken one leaves the last good pages, and shows its faults on them
 * until it is mended.
 */
export function devSite(options: DevSiteOptions): Plugin {
  return {
    name: 'dev-site',
    configureServer: (server) => {
      let site: Promise<Site> | undefined;
      let timer: NodeJS.Timeout | undefined;
      let lastGood: Site | undefined;
      const loadCurrentSite = () =>
        (site ??= loadSite(options.brandsDir, options.siteUrl).then((sound) => (lastGood = sound)));
      const tell = (fault?: string) =>
        server.environments.client.hot.send(brandsChanged, { fault } satisfies BrandsChange);

      server.watcher.add(options.brandsDir);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(options.brandsDir)) return;
        site = undefined;
        clearTimeout(timer);
        timer = setTimeout(() => {
          loadCurrentSite().then(
            () => tell(),
            (error: Error) => {
              server.config.logger.error(error.message);
              tell(error.message);
            },
          );
        }, quiet);
      });

      return () => {
        // Vite serves public files by their whole name; the site's own server also without `.html`.
        server.middlewares.use(sirv(server.config.publicDir, { dev: true, extensions: ['html'] }));
        server.middlewares.use((request, response, next) => {
          loadCurrentSite()
            .then((current) => answer(server, options, current, request, response))
            .catch(async (error: unknown) => {
              if (!(error instanceof ConfigError)) throw error;
              if (lastGood) return answer(server, options, lastGood, request, response, error.message);
              response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
              response.end(await server.transformIndexHtml('/', faultsDocument(error)));
              return undefined;
            })
            .catch(next);
        });
      };
    },
  };
}

async function answer(
  server: ViteDevServer,
  options: DevSiteOptions,
  site: Site,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  fault?: string,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.originalUrl ?? '/', site.origin);
  const host = hostName(request.headers.host);
  const asked = searchParams.get(brandQuery);
  const alone = site.brands.find(
    ({ id, domain }) => domain !== undefined && (domain === host || id === asked),
  );
  const home = alone ?? site.home;
  const residents = alone ? [alone] : site.brands.filter(({ domain }) => domain === undefined);
  const { renderer, ...renderers } = await loadDevRenderer(server, site, options.settings);

  if (pathname.startsWith('/functions/')) {
    const { createApp } = await importModule<typeof contactApp>(
      server,
      '/functions/send-contact-email/app.ts',
    );
    const brands = {
      sites: () => ({ defaultBrand: home.id, domains: {}, origins: [site.origin] }),
      find: (id: string) => {
        const brand = site.brands.find((candidate) => candidate.id === id);
        return brand && renderers.describeContact(renderer, brand);
      },
    };
    const app = createApp({ ...options.contact, brands });
    request.url = request.originalUrl ?? '/';
    await getRequestListener(app.fetch)(request, response);
    return;
  }

  const image = site.brands
    .flatMap(({ images }) => Object.values(images))
    .find(({ href }) => href === pathname);
  if (image) {
    response.setHeader('content-type', image.type);
    response.end(await readFile(image.file));
    return;
  }

  const address = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  const html = residents.map((brand) => renderers.renderAddress(renderer, brand, address)).find(Boolean);
  if (!html) server.config.logger.warn(`404 ${pathname}`);
  const shown = html ?? renderers.renderNotFound(renderer, home).html;
  const told = fault === undefined ? shown : shown.replace('</head>', `${faultTag(fault)}</head>`);
  response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await server.transformIndexHtml(pathname, told));
}

/** What the page tells as soon as it is open. */
const faultTag = (fault: string): string =>
  `<meta name="${faultName}" content="${escape(fault).replaceAll('"', '&quot;')}">`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function faultsDocument(error: ConfigError): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Configuração com problemas</title><body style="margin:2rem;color-scheme:light dark"><h1 style="font:600 1.25rem system-ui">A página volta quando isto for consertado</h1><pre style="white-space:pre-wrap">${escape(error.message)}</pre>${reloadScript}</body></html>`;
}
