import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactBrand, ContactSites } from '#schema/contact-data.ts';
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

/** A worker serves one site: the one that brands share, or that of the domain it is told. */
const domain = process.env.SITE_DOMAIN?.trim() || undefined;
const folder = siteFolder({ domain });

const brandFiles = await readdir(path.join(distDir, functionFolder, 'brands'));
const [manifest, contact, brands] = await Promise.all([
  readJson<RenderManifest>(manifestFile),
  readJson<ContactSites>(functionFolder, 'site.json'),
  Promise.all(brandFiles.map((name) => readJson<ContactBrand>(functionFolder, 'brands', name))),
]);
const rendered = manifest.sites[folder];
if (!rendered) {
  console.error(`SITE_DOMAIN: nenhuma marca tem o domínio ${domain}.`);
  process.exit(1);
}
const residents = Object.values(manifest.brands).filter((brand) => siteFolder(brand) === folder);
const pages = [manifest.enginePages, ...residents.map((brand) => brand.pages)];

const site: WorkerSite = {
  headers: rendered.headers,
  policies: Object.fromEntries(
    pages.flatMap(Object.entries).map(([name, policy]: [string, string]) => [fileAddress(name), policy]),
  ),
  contact,
  brands: Object.fromEntries(brands.map((brand) => [brand.id, brand])),
};
// Whole at once: two runs may go on side by side.
const draft = path.join(distDir, `worker.json.${process.pid}`);
await writeFile(draft, JSON.stringify(site));
await rename(draft, path.join(distDir, 'worker.json'));
// Cloudflare compresses by itself.
await writeFile(path.join(distDir, folder, '.assetsignore'), '*.br\n*.gz\n');
