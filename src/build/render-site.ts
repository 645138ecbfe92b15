import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '#engine/brand-schema.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import {
  functionFolder,
  manifestFile,
  pageFile,
  siteFolder,
  type RenderedBrand,
  type RenderManifest,
} from '#schema/render-manifest.ts';
import { isMissing } from './file-faults.ts';
import { loadEngine, type Engine } from './load-engine.ts';
import { loadSite } from './load-site.ts';
import { headersFile, headersFileName } from './headers-file.ts';
import { createPolicy, headerPolicy, plainSources, withPolicy } from './page-policy.ts';
import { compressedNames, precompress } from './precompress.ts';
import { describeContact, renderBrand, type Renderer } from './render-brand.ts';
import { siteHeaders } from './site-headers.ts';
import { writeWhole } from './write-file.ts';

export interface RenderOptions {
  brandsDir: string;
  /** Where the bundler wrote `client` and `server`. */
  bundleDir: string;
  /** Where `site` (what is served) and `function` (what the contact function reads) are written. */
  outDir: string;
  siteUrl?: string | undefined;
  settings: PageSettings;
  /** Whether compressed forms are written beside the files, as the server wants them. */
  compress?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface RenderSummary {
  /** Ids of the brands that were drawn; the others were still current. */
  drawn: string[];
  /** How many pages the drawn brands have. */
  pages: number;
}

/**
 * Draws the pages of every brand that changed since the last run, with an engine that is already bundled.
 * @throws {ConfigError} before anything is written, where a brand does not parse
 */
export async function renderSite(options: RenderOptions): Promise<RenderSummary> {
  const { brandsDir, bundleDir, outDir, siteUrl, settings, compress = true, onProgress } = options;
  const [site, engine] = await Promise.all([loadSite(brandsDir, siteUrl), loadEngine(bundleDir)]);
  const renderer: Renderer = { site, settings, assets: engine.assets, renderPage: engine.renderPage };
  // Where the function is elsewhere, a static host serves the pages; the others send policies as headers, and
  // there the page is spared the bytes.
  const output: Output = { dir: outDir, compress, carriesPolicy: settings.functionsUrl !== '' };

  const fingerprint = hashOf([engine.fingerprint, site.origin, site.home.id, settings, compress]);
  const last = await readManifest(outDir);
  const kept = last?.engine === fingerprint ? last.brands : {};
  const isCurrent = (brand: Brand) => kept[brand.id]?.fingerprint === hashOf(brand);
  const changed = site.brands.filter((brand) => !isCurrent(brand));

  const isFresh = last?.engine !== fingerprint;
  const enginePages = isFresh ? await startAfresh(output, engine) : last.enginePages;
  const drawn: RenderManifest['brands'] = {};
  for (const [index, brand] of changed.entries()) {
    drawn[brand.id] = await writeBrand(output, renderer, brand);
    onProgress?.(index + 1, changed.length);
  }
  const brands = Object.fromEntries(
    site.brands.flatMap(({ id }) => Object.entries({ [id]: drawn[id] ?? kept[id] })),
  ) as RenderManifest['brands'];
  const contact = { defaultBrand: site.home.id, origins: [site.origin] };
  await writeWhole(path.join(outDir, functionFolder, 'site.json'), JSON.stringify(contact));
  const headers = siteHeaders(site);
  await writeWhole(path.join(outDir, siteFolder, headersFileName), headersFile(headers));
  const manifest: RenderManifest = {
    engine: fingerprint,
    headers,
    engineFiles: engine.clientFiles,
    enginePages,
    brands,
  };
  await writeWhole(path.join(outDir, manifestFile), JSON.stringify(manifest));
  await removeAbandoned(outDir, kept, brands);
  return {
    drawn: Object.keys(drawn),
    pages: Object.values(drawn).reduce((sum, { pages }) => sum + Object.keys(pages).length, 0),
  };
}

interface Output {
  dir: string;
  compress: boolean;
  /** Whether pages carry their policies themselves. */
  carriesPolicy: boolean;
}

async function readManifest(outDir: string): Promise<RenderManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(outDir, manifestFile), 'utf8')) as RenderManifest;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Takes the whole output away, and the manifest first: a run that breaks off leaves none behind.
 * @returns the engine's own pages with their policies, as the manifest holds them
 */
async function startAfresh(
  output: Output,
  { clientDir, clientFiles }: Engine,
): Promise<RenderManifest['enginePages']> {
  for (const name of [manifestFile, siteFolder, functionFolder])
    await rm(path.join(output.dir, name), { recursive: true, force: true });
  const pages: RenderManifest['enginePages'] = {};
  for (const file of clientFiles) {
    const content = await readFile(path.join(clientDir, file));
    if (path.extname(file) === '.html') {
      const html = content.toString('utf8');
      const policy = createPolicy(html, plainSources);
      pages[file] = headerPolicy(policy);
      await writePage(output, file, html, policy);
    } else await writeServed(output, file, content);
  }
  return pages;
}

async function writeBrand(output: Output, renderer: Renderer, brand: Brand): Promise<RenderedBrand> {
  const pages = [...renderBrand(renderer, brand)].map(({ address, html, policy }) => ({
    name: pageFile(address),
    html,
    policy,
  }));
  const images = Object.values(brand.images).map(({ file, href }) => ({ file, name: href.slice(1) }));
  await Promise.all([
    ...pages.map(({ name, html, policy }) => writePage(output, name, html, policy)),
    ...images.map(async ({ name, file }) => writeServed(output, name, await readFile(file))),
    writeWhole(contactFile(output.dir, brand.id), JSON.stringify(describeContact(renderer, brand))),
  ]);
  return {
    fingerprint: hashOf(brand),
    pages: Object.fromEntries(pages.map(({ name, policy }) => [name, headerPolicy(policy)])),
    images: images.map(({ name }) => name),
  };
}

const writePage = (output: Output, name: string, html: string, policy: string): Promise<void> =>
  writeServed(output, name, output.carriesPolicy ? withPolicy(html, policy) : html);

async function writeServed({ dir, compress }: Output, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(dir, siteFolder, name);
  await writeWhole(file, content);
  if (compress) await precompress(file, content);
}

/** Takes away what the last run wrote and this one no longer names. */
async function removeAbandoned(
  outDir: string,
  before: RenderManifest['brands'],
  now: RenderManifest['brands'],
): Promise<void> {
  const wanted = new Set(filesOf(now));
  for (const name of filesOf(before).filter((file) => !wanted.has(file))) {
    const file = path.join(outDir, siteFolder, name);
    for (const form of [file, ...compressedNames(file)]) await rm(form, { force: true });
  }
  for (const id of Object.keys(before).filter((name) => !(name in now)))
    await rm(contactFile(outDir, id), { force: true });
}

const contactFile = (outDir: string, id: string): string =>
  path.join(outDir, functionFolder, 'brands', `${id}.json`);

const filesOf = (brands: RenderManifest['brands']): string[] =>
  Object.values(brands).flatMap(({ pages, images }) => [...Object.keys(pages), ...images]);

const hashOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
