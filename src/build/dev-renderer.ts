import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as serverEntry from '#app/entry-server.tsx';
import type { SiteFrame } from '#engine/brand-schema.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import { bootSource, entrySource, type ClientAssets } from './client-assets.ts';
import type * as brandRenderer from './render-brand.ts';
import type { Renderer } from './render-brand.ts';

/** Follows what the development server says of changed brands. */
export const reloadScript = '<script type="module" src="/src/app/dev/follow-brands.ts"></script>';

const devAssets: ClientAssets = {
  bootScript: `<script type="module" src="/${bootSource}"></script>${reloadScript}`,
  entry: `/${entrySource}`,
  knownTo: () => () => true,
  chunksFor: () => [],
};

/** What draws the site's documents, with the modules as they are now. */
export async function loadDevRenderer(server: ViteDevServer, site: SiteFrame, settings: PageSettings) {
  const [renderers, { renderPage }] = await Promise.all([
    importModule<typeof brandRenderer>(server, '/src/build/render-brand.ts'),
    importModule<typeof serverEntry>(server, '/src/app/entry-server.tsx'),
  ]);
  const renderer: Renderer = { site, settings, assets: devAssets, renderPage };
  return { ...renderers, renderer };
}

/** Through Vite, so that an edited module is used from the next request on. */
export function importModule<T>(server: ViteDevServer, address: string): Promise<T> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('the development server cannot run server modules');
  return ssr.runner.import<T>(address);
}
