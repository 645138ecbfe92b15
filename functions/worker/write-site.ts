import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactBrand } from '#schema/contact-data.ts';
import {
  fileAddress,
  functionFolder,
  manifestFile,
  siteFolder,
  type RenderManifest,
} from '#schema/render-manifest.ts';
import type { WorkerSite } from './worker-site.ts';

// Wrangler runs this before it bundles the worker: what was built, in the one module that the worker imports.
const distDir = path.resolve(import.meta.dirname, '../../dist');

const readJson = async <T>(...name: string[]): Promise<T> =>
  JSON.parse(await readFile(path.join(distDir, ...name), 'utf8')) as T;

const brandFiles = await readdir(path.join(distDir, functionFolder, 'brands'));
const [manifest, { defaultBrand, origins }, brands] = await Promise.all([
  readJson<RenderManifest>(manifestFile),
  readJson<Pick<WorkerSite, 'defaultBrand' | 'origins'>>(functionFolder, 'site.json'),
  Promise.all(brandFiles.map((name) => readJson<ContactBrand>(functionFolder, 'brands', name))),
]);
const pages = [manifest.enginePages, ...Object.values(manifest.brands).map((brand) => brand.pages)];

const site: WorkerSite = {
  headers: manifest.headers,
  policies: Object.fromEntries(
    pages.flatMap(Object.entries).map(([name, policy]: [string, string]) => [fileAddress(name), policy]),
  ),
  defaultBrand,
  origins,
  brands: Object.fromEntries(brands.map((brand) => [brand.id, brand])),
};
// Whole at once: two runs may go on side by side.
const draft = path.join(distDir, `worker.json.${process.pid}`);
await writeFile(draft, JSON.stringify(site));
await rename(draft, path.join(distDir, 'worker.json'));
// Cloudflare compresses by itself.
await writeFile(path.join(distDir, siteFolder, '.assetsignore'), '*.br\n*.gz\n');
