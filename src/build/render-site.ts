import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as serverEntry from '#app/entry-server.tsx';
import type { PageSettings } from '#engine/create-page-data.ts';
import { readClientAssets } from './client-assets.ts';
import { loadSite } from './load-site.ts';
import { createContactData, renderBrand, type Renderer } from './render-brand.ts';

export interface RenderOptions {
  brandsDir: string;
  /** Where the bundler wrote `client` and `server`. */
  bundleDir: string;
  /** Where `site` (what is served) and `function` (what the contact function reads) are written. */
  outDir: string;
  siteUrl?: string | undefined;
  settings: PageSettings;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Draws every page of every brand with an engine that is already bundled.
 * @returns how many documents were written
 * @throws {ConfigError} before anything is written, where a brand does not parse
 */
export async function renderSite({
  brandsDir,
  bundleDir,
  outDir,
  siteUrl,
  settings,
  onProgress,
}: RenderOptions): Promise<number> {
  const site = await loadSite(brandsDir, siteUrl);
  const clientDir = path.join(bundleDir, 'client');
  const assets = await readClientAssets(clientDir);
  const { renderPage } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(bundleDir, 'server/entry-server.js')).href
  )) as typeof serverEntry;
  const renderer: Renderer = { site, settings, assets, renderPage };

  const siteDir = path.join(outDir, 'site');
  await rm(siteDir, { recursive: true, force: true });
  await cp(clientDir, siteDir, { recursive: true, filter: (source) => path.basename(source) !== '.vite' });

  let written = 0;
  for (const [index, brand] of site.brands.entries()) {
    for (const { address, html } of renderBrand(renderer, brand)) {
      await writeTo(path.join(siteDir, `${address === '/' ? '/index' : address}.html`), html);
      written += 1;
    }
    for (const { file, href } of Object.values(brand.images)) {
      const target = path.join(siteDir, href);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(file, target);
    }
    onProgress?.(index + 1, site.brands.length);
  }

  await writeTo(path.join(outDir, 'function/contact.json'), JSON.stringify(createContactData(renderer)));
  return written;
}

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
