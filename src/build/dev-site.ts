import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { brandQuery } from '#app/dev/brand-query.ts';
import { brandsChanged, pageOpened, type BrandsChange, type PageOpened } from '#app/dev/brands-change.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import type * as contactApp from '#functions/send-contact-email/app.ts';
import { hostName } from '#schema/host-name.ts';
import { findAsset } from './find-asset.ts';
import { markPage, writeFaults } from './dev-faults.ts';
import { importModule, loadDevRenderer } from './dev-renderer.ts';
import { pictureCache } from './pictures/draw-picture.ts';
import { createGoodBrands, type GoodBrands } from './good-brands.ts';

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
 * function. An edited brand reloads the pages; a broken one leaves its last good pages, and shows its faults on
 * them until it is mended, while the others go on.
 */
export function devSite(options: DevSiteOptions): Plugin {
  return {
    name: 'dev-site',
    configureServer: (server) => {
      const read = createGoodBrands(options.brandsDir, options.siteUrl);
      let site: Promise<GoodBrands> | undefined;
      let timer: NodeJS.Timeout | undefined;
      const loadCurrentSite = () => (site ??= read());
      const { hot } = server.environments.client;
      const complain = (error: Error) => server.config.logger.error(error.message);
      const announce = () =>
        loadCurrentSite().then((current) => {
          if (current.fault !== undefined) server.config.logger.error(current.fault);
          hot.send(brandsChanged, describeChange(current));
        }, complain);
      hot.on(pageOpened, ({ revision }: PageOpened, client) => {
        loadCurrentSite().then((current) => {
          if (current.revision !== revision) client.send(brandsChanged, describeChange(current));
        }, complain);
      });

      server.watcher.add(options.brandsDir);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(options.brandsDir)) return;
        site = undefined;
        clearTimeout(timer);
        timer = setTimeout(() => void announce(), quiet);
      });
      void announce();

      return () => {
        // Vite serves public files by their whole name; the site's own server also without `.html`.
        server.middlewares.use(sirv(server.config.publicDir, { dev: true, extensions: ['html'] }));
        server.middlewares.use((request, response, next) => {
          loadCurrentSite()
            .then((current) => answer(server, options, current, request, response))
            .catch(next);
        });
      };
    },
  };
}

const describeChange = ({ brands, faultOf }: GoodBrands): BrandsChange => ({
  faults: Object.fromEntries(brands.map(({ id }) => [id, faultOf(id)])),
});

async function answer(
  server: ViteDevServer,
  options: DevSiteOptions,
  current: GoodBrands,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { frame, brands, fault, faultOfMissing } = current;
  const { pathname, searchParams } = new URL(request.originalUrl ?? '/', frame.origin);
  const host = hostName(request.headers.host);
  const asked = searchParams.get(brandQuery);
  const alone = brands.find(({ id, domain }) => domain !== undefined && (domain === host || id === asked));
  const home = alone ?? brands.find(({ id }) => id === frame.home.id);
  const residents = alone ? [alone] : brands.filter(({ domain }) => domain === undefined);
  const { renderer, ...renderers } = await loadDevRenderer(server, frame, options.settings);

  if (pathname.startsWith('/functions/')) {
    const { createApp } = await importModule<typeof contactApp>(
      server,
      '/functions/send-contact-email/app.ts',
    );
    const contact = {
      sites: () => ({ defaultBrand: home?.id ?? '', domains: {}, origins: [frame.origin] }),
      find: (id: string) => {
        const brand = brands.find((candidate) => candidate.id === id);
        return brand && renderers.describeContact(renderer, brand);
      },
    };
    const app = createApp({ ...options.contact, brands: contact });
    request.url = request.originalUrl ?? '/';
    await getRequestListener(app.fetch)(request, response);
    return;
  }

  const asset = await findAsset(path.join(options.brandsDir, '../dist', pictureCache), brands, pathname);
  if (asset) {
    response.setHeader('content-type', asset.type);
    response.end(asset.content);
    return;
  }

  const send = async (status: number, html: string) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await server.transformIndexHtml(pathname, html));
  };
  const address = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  for (const brand of residents) {
    const html = renderers.renderAddress(renderer, brand, address);
    if (html !== undefined) return send(200, markPage(html, brand.id, current));
  }
  // It may be the page of a brand that was never sound.
  if (!home || faultOfMissing !== undefined)
    return send(500, writeFaults(faultOfMissing ?? fault ?? '', current.revision));
  server.config.logger.warn(`404 ${pathname}`);
  return send(404, markPage(renderers.renderNotFound(renderer, home).html, home.id, current));
}
