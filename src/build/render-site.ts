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
import { compressedNames, precompress } from './precompress.ts';
import { describeContact, renderBrand, type Renderer } from './render-brand.ts';
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
  const output: Output = { dir: outDir, compress };

  const fingerprint = hashOf([engine.fingerprint, site.origin, site.home.id, settings, compress]);
  const last = await readManifest(outDir);
  const kept = last?.engine === fingerprint ? last.brands : {};
  const isCurrent = (brand: Brand) => kept[brand.id]?.fingerprint === hashOf(brand);
  const changed = site.brands.filter((brand) => !isCurrent(brand));

  if (last?.engine !== fingerprint) await startAfresh(output, engine);
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
  const manifest: RenderManifest = { engine: fingerprint, engineFiles: engine.clientFiles, brands };
  await writeWhole(path.join(outDir, manifestFile), JSON.stringify(manifest));
  await removeAbandoned(outDir, kept, brands);
  return {
    drawn: Object.keys(drawn),
    pages: Object.values(drawn).reduce((sum, { pages }) => sum + pages.length, 0),
  };
}

interface Output {
  dir: string;
  compress: boolean;
}

async function readManifest(outDir: string): Promise<RenderManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(outDir, manifestFile), 'utf8')) as RenderManifest;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Takes the whole output away, and the manifest first: a run that breaks off leaves none behind. */
async function startAfresh(output: Output, { clientDir, clientFiles }: Engine): Promise<void> {
  for (const name of [manifestFile, siteFolder, functionFolder])
    await rm(path.join(output.dir, name), { recursive: true, force: true });
  for (const file of clientFiles) await writeServed(output, file, await readFile(path.join(clientDir, file)));
}

async function writeBrand(output: Output, renderer: Renderer, brand: Brand): Promise<RenderedBrand> {
  const pages = [...renderBrand(renderer, brand)].map(({ address, html }) => ({
    name: pageFile(address),
    html,
  }));
  const images = Object.values(brand.images).map(({ file, href }) => ({ file, name: href.slice(1) }));
  await Promise.all([
    ...pages.map(({ name, html }) => writeServed(output, name, html)),
    ...images.map(async ({ name, file }) => writeServed(output, name, await readFile(file))),
    writeWhole(contactFile(output.dir, brand.id), JSON.stringify(describeContact(renderer, brand))),
  ]);
  return {
    fingerprint: hashOf(brand),
    pages: pages.map(({ name }) => name),
    images: images.map(({ name }) => name),
  };
}

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
  Object.values(brands).flatMap(({ pages, images }) => [...pages, ...images]);

const hashOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
