import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Brand, SiteFrame } from '#engine/brand-schema.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import { frameOf } from '#engine/own-domain.ts';
import { ConfigError, type Fault } from '#schema/fault.ts';
import { OperatorError } from '#schema/operator-error.ts';
import {
  domainsFolder,
  functionFolder,
  manifestFile,
  sharedFolder,
  type RenderManifest,
} from '#schema/render-manifest.ts';
import { chooseBrands } from './choose-brands.ts';
import { loadEngine, type Engine } from './load-engine.ts';
import { readSite } from './load-site.ts';
import { locateFaults } from './locate-faults.ts';
import { pruneCache, readManifest, removeAbandoned } from './last-render.ts';
import { writePage, writeServed, type Output } from './output.ts';
import { createPolicy, headerPolicy, plainSources } from './page-policy.ts';
import type { Renderer } from './render-brand.ts';
import { lastChange, writeBrand } from './write-brand.ts';
import { writeWhole } from './write-file.ts';
import { writeSites } from './write-sites.ts';

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
  /** Whether share images and icons are drawn; the pages name them all the same. */
  pictures?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** The brands to draw where they changed; all where it is empty. */
  ids?: readonly string[];
  /** A brand with faults keeps its last good pages, instead of stopping the others. */
  keepGoing?: boolean;
}

export interface RenderSummary {
  /** Ids of the brands that were drawn; the others were still current. */
  drawn: string[];
  /** How many pages the drawn brands have. */
  pages: number;
  /** What keeps other brands at their last good pages; only where the run keeps going. */
  faults: Fault[];
}

/**
 * Draws the pages of every brand that changed since the last run, with an engine that is already bundled.
 * @throws {ConfigError} before anything is written, where a brand does not parse and the run does not keep going
 * @throws {OperatorError} where a run that keeps going has no last run, of the same engine, to go on from
 */
export async function renderSite(options: RenderOptions): Promise<RenderSummary> {
  const { brandsDir, bundleDir, outDir, siteUrl, settings, ids = [], onProgress } = options;
  const { compress = true, pictures = true } = options;
  const [reading, engine] = await Promise.all([readSite(brandsDir, siteUrl), loadEngine(bundleDir)]);
  // Where the function is elsewhere, a static host serves the pages; elsewhere the page is spared the bytes.
  const output: Output = { dir: outDir, compress, pictures, carriesPolicy: settings.functionsUrl !== '' };
  const fingerprint = hashOf([engine.fingerprint, siteUrl, settings, compress, pictures]);
  const last = await readManifest(outDir);
  const isSameEngine = last?.engine === fingerprint;
  const kept = isSameEngine ? last.brands : {};

  const choice = chooseBrands(reading, kept, ids);
  const faults = await locateFaults(choice.faults);
  if (!options.keepGoing && faults.length > 0) throw new ConfigError(faults);
  if ((options.keepGoing || ids.length > 0) && !isSameEngine) throw new OperatorError(otherEngine);
  const frame = reading.frame ?? last?.frame;
  if (!frame) throw new Error('checkSite let a site without a home brand through');
  const renderer: Renderer = { site: frame, settings, assets: engine.assets, renderPage: engine.renderPage };

  const changed = choice.brands.filter(
    (brand) => kept[brand.id]?.fingerprint !== fingerprintOf(frameOf(frame, brand), brand),
  );
  const enginePages = isSameEngine ? last.enginePages : await startAfresh(output, engine);
  const drawn: RenderManifest['brands'] = {};
  for (const [index, brand] of changed.entries()) {
    drawn[brand.id] = {
      fingerprint: fingerprintOf(frameOf(frame, brand), brand),
      changed: await lastChange(path.join(brandsDir, brand.id)),
      ...(await writeBrand(output, renderer, brand)),
    };
    onProgress?.(index + 1, changed.length);
  }
  const brands = { ...kept, ...drawn };
  for (const id of choice.gone) delete brands[id];
  const written = { frame, engineFiles: engine.clientFiles, brands };
  const sites = await writeSites(outDir, written, isSameEngine ? last.sites : {});
  const manifest: RenderManifest = { engine: fingerprint, ...written, enginePages, sites };
  await writeWhole(path.join(outDir, manifestFile), JSON.stringify(manifest));
  if (isSameEngine) await removeAbandoned(outDir, last, manifest);
  else await pruneCache(outDir, brands);
  return {
    drawn: Object.keys(drawn),
    pages: Object.values(drawn).reduce((sum, { pages }) => sum + Object.keys(pages).length, 0),
    faults,
  };
}

const otherEngine =
  'O motor ou as configurações (SITE_URL, FUNCTIONS_URL, ANON_KEY) não são os do último build: rode npm run build.';

/**
 * Takes the whole output away, and the manifest first: a run that breaks off leaves none behind.
 * @returns the engine's own pages with their policies, as the manifest holds them
 */
async function startAfresh(
  output: Output,
  { clientDir, clientFiles }: Engine,
): Promise<RenderManifest['enginePages']> {
  for (const name of [manifestFile, sharedFolder, domainsFolder, functionFolder])
    await rm(path.join(output.dir, name), { recursive: true, force: true });
  const pages: RenderManifest['enginePages'] = {};
  for (const file of clientFiles) {
    const content = await readFile(path.join(clientDir, file));
    if (path.extname(file) === '.html') {
      const html = content.toString('utf8');
      const policy = createPolicy(html, plainSources);
      pages[file] = headerPolicy(policy);
      await writePage(output, `${sharedFolder}/${file}`, html, policy);
    } else await writeServed(output, `${sharedFolder}/${file}`, content);
  }
  return pages;
}

const fingerprintOf = (frame: SiteFrame, brand: Brand): string => hashOf([frame, brand]);

const hashOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
