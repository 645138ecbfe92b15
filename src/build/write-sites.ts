import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { originOf } from '#engine/own-domain.ts';
import {
  functionFolder,
  sharedFolder,
  siteFolder,
  type RenderedBrand,
  type RenderedSite,
  type RenderManifest,
} from '#schema/render-manifest.ts';
import { isMissing } from './file-faults.ts';
import { headersFile, headersFileName } from './headers-file.ts';
import { compressedNames } from './precompress.ts';
import { siteHeaders } from './site-headers.ts';
import { redirects, redirectsFileName, robots, sitemap } from './site-texts.ts';
import { writeWhole } from './write-file.ts';

type Written = Pick<RenderManifest, 'frame' | 'engineFiles' | 'brands'>;

/**
 * Writes what belongs to no single brand: each site's headers and what search engines read, the engine's files
 * for a site that has none yet, and what the contact function knows of all sites.
 * @param known the sites that have the engine's files already
 * @returns the sites, as the manifest holds them
 */
export async function writeSites(
  outDir: string,
  { frame, engineFiles, brands }: Written,
  known: RenderManifest['sites'],
): Promise<RenderManifest['sites']> {
  const sites: RenderManifest['sites'] = {};
  for (const [folder, residents] of Map.groupBy(Object.values(brands), siteFolder)) {
    if (folder !== sharedFolder && !(folder in known)) await copyEngine(outDir, folder, engineFiles);
    const moved = folder === sharedFolder ? movedAway(frame, Object.values(brands)) : {};
    sites[folder] = await writeSite(path.join(outDir, folder), frame, residents, moved);
  }
  const domains = Object.entries(brands).flatMap(([id, { domain }]) => (domain ? [[domain, id]] : []));
  const contact = {
    defaultBrand: frame.home.id,
    origins: Object.values(sites).map(({ origin }) => origin),
    domains: Object.fromEntries(domains) as Record<string, string>,
  };
  await writeChanged(path.join(outDir, functionFolder, 'site.json'), JSON.stringify(contact));
  return sites;
}

async function writeSite(
  folder: string,
  frame: RenderManifest['frame'],
  residents: RenderedBrand[],
  moved: RenderedSite['moved'],
): Promise<RenderedSite> {
  const origin = originOf(frame, residents[0] ?? {});
  const headers = siteHeaders(
    origin,
    residents.map(({ features }) => features),
  );
  const files = { 'robots.txt': robots(origin), 'sitemap.xml': sitemap(origin, residents) };
  const ofHosts = { [headersFileName]: headersFile(headers), [redirectsFileName]: redirects(moved) };
  for (const [name, content] of Object.entries({ ...files, ...ofHosts }))
    await writeChanged(path.join(folder, name), content);
  return { origin, headers, files: Object.keys(files), moved };
}

const movedAway = (frame: RenderManifest['frame'], brands: RenderedBrand[]): Record<string, string> =>
  Object.fromEntries(
    brands.flatMap((brand) =>
      Object.entries(brand.moved).map(([from, to]) => [from, `${originOf(frame, brand)}${to}`]),
    ),
  );

/** The engine's files, as they stand on the shared site. */
async function copyEngine(outDir: string, folder: string, engineFiles: string[]): Promise<void> {
  for (const name of engineFiles) {
    const to = path.join(outDir, folder, name);
    await mkdir(path.dirname(to), { recursive: true });
    for (const form of [name, ...compressedNames(name)])
      await copyFile(path.join(outDir, sharedFolder, form), path.join(outDir, folder, form)).catch(
        (error: unknown) => {
          if (form === name || !isMissing(error)) throw error;
        },
      );
  }
}

/** Spares the disk where nothing changed: most runs change one brand's pages. An empty file is none. */
async function writeChanged(file: string, content: string): Promise<void> {
  if (content === '') return rm(file, { force: true });
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
  if (content !== before) await writeWhole(file, content);
}
