import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  fileAddress,
  manifestFile,
  sharedFolder,
  siteFolder,
  type RenderedSite,
  type RenderManifest,
} from '#schema/render-manifest.ts';
import { StartError } from './start-error.ts';

/** A site with the files that may be reached on it, by their addresses. */
export interface ListedSite extends Pick<RenderedSite, 'headers' | 'moved'> {
  files: Map<string, ListedFile>;
}

export interface ListedFile {
  /** Relative to the build's folder. */
  name: string;
  /** A page's Content-Security-Policy. */
  policy?: string;
}

export interface SiteListing {
  /** The site that brands share. */
  shared: ListedSite;
  /** Every site, by the name of its host. */
  byHost: Map<string, ListedSite>;
}

/**
 * What the renderer wrote last, as its manifest says.
 * @throws {StartError} where nothing has been built yet
 */
export async function readListing(distDir: string): Promise<SiteListing> {
  const text = await readFile(path.join(distDir, manifestFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new StartError('O site ainda não foi construído: rode npm run build antes.');
    },
  );
  const manifest = JSON.parse(text) as RenderManifest;
  const residents = Map.groupBy(Object.values(manifest.brands), siteFolder);
  const sites = Object.entries(manifest.sites).map(([folder, { origin, headers, moved, files }]) => {
    const brands = residents.get(folder) ?? [];
    const names = [...manifest.engineFiles, ...files, ...brands.flatMap(({ images }) => images)];
    const pages = [manifest.enginePages, ...brands.map((brand) => brand.pages)].flatMap(Object.entries);
    const listed: [string, ListedFile][] = [
      ...names.map((name): [string, ListedFile] => [fileAddress(name), { name: `${folder}/${name}` }]),
      ...pages.map(([name, policy]): [string, ListedFile] => [
        fileAddress(name),
        { name: `${folder}/${name}`, policy },
      ]),
    ];
    return { folder, origin, site: { headers, moved, files: new Map(listed) } };
  });
  const shared = sites.find(({ folder }) => folder === sharedFolder)?.site;
  if (!shared) throw new StartError('O build não tem o site das marcas: rode npm run build de novo.');
  return { shared, byHost: new Map(sites.map(({ origin, site }) => [new URL(origin).hostname, site])) };
}

/** Where an address of the site leads now that what stood there, or above it, is on a domain of its own. */
export function movedAddress({ moved }: Pick<ListedSite, 'moved'>, address: string): string | undefined {
  const [from, to] =
    Object.entries(moved)
      .filter(([old]) => address === old || address.startsWith(`${old}/`))
      .toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  if (from === undefined || to === undefined) return undefined;
  return address === from ? to : `${to.replace(/\/$/, '')}${address.slice(from.length)}`;
}
