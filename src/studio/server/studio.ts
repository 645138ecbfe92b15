import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { bootSource, entrySource } from '#build/client-assets.ts';
import { loadDevRenderer } from '#build/dev-renderer.ts';
import { readSite } from '#build/load-site.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import { createStudioApp } from './studio-app.ts';

interface StudioPluginOptions {
  brandsDir: string;
  publicDir: string;
  siteUrl?: string | undefined;
  settings: PageSettings;
}

const clientSource = 'src/studio/client/main.tsx';

const shell = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Estúdio</title><link rel="icon" href="data:,"></head>
<body><div id="studio"></div><script type="module" src="/${clientSource}"></script></body></html>`;

/** The studio at /studio of the development server; it comes before the site, and is in no build. */
export function studio({ brandsDir, publicDir, siteUrl, settings }: StudioPluginOptions): Plugin {
  return {
    name: 'studio',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: [entrySource, bootSource, clientSource] } }),
    configureServer: (server) => () => {
      const app = createStudioApp({
        brandsDir,
        publicDir,
        siteUrl,
        drawShell: () => server.transformIndexHtml('/studio', shell),
        drawDraft: async (brand, address) => {
          const { frame } = await readSite(brandsDir, siteUrl);
          const site = frame ?? { origin: 'http://localhost', home: brand };
          const { renderer, renderAddress } = await loadDevRenderer(server, site, settings);
          const html = renderAddress(renderer, brand, address);
          return html && server.transformIndexHtml(address, html);
        },
      });
      const listener = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (pathname !== '/studio' && !pathname.startsWith('/studio/')) {
          next();
          return;
        }
        request.url = request.originalUrl ?? '/';
        listener(request, response).catch(next);
      });
    },
  };
}
