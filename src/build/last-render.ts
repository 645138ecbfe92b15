import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { functionFolder, manifestFile, siteFolder, type RenderManifest } from '#schema/render-manifest.ts';
import { isMissing } from './file-faults.ts';
import { pictureCache } from './pictures/draw-picture.ts';
import { compressedNames } from './precompress.ts';

/** What the last run wrote; nothing where there was none. */
export async function readManifest(outDir: string): Promise<RenderManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(outDir, manifestFile), 'utf8')) as RenderManifest;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

type Written = Pick<RenderManifest, 'sites' | 'brands'>;

/** Takes away what the last run wrote and this one no longer names. */
export async function removeAbandoned(outDir: string, before: Written, now: Written): Promise<void> {
  for (const folder of Object.keys(before.sites).filter((name) => !(name in now.sites)))
    await rm(path.join(outDir, folder), { recursive: true, force: true });
  const wanted = new Set(filesOf(now.brands));
  for (const name of filesOf(before.brands).filter((file) => !wanted.has(file))) {
    const file = path.join(outDir, name);
    for (const form of [file, ...compressedNames(file)]) await rm(form, { force: true });
  }
  for (const id of Object.keys(before.brands).filter((name) => !(name in now.brands)))
    await rm(contactFile(outDir, id), { force: true });
}

/** Takes drawn pictures away that no brand names any more. Between full runs they stay: an edit may be undone. */
export async function pruneCache(outDir: string, brands: RenderManifest['brands']): Promise<void> {
  const wanted = new Set(Object.values(brands).flatMap(({ images }) => images));
  const folder = path.join(outDir, pictureCache);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return [];
  });
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (!wanted.has(path.relative(folder, file))) await rm(file);
  }
}

/** What the contact function reads of a brand. */
export const contactFile = (outDir: string, id: string): string =>
  path.join(outDir, functionFolder, 'brands', `${id}.json`);

/** Relative to the output folder. */
const filesOf = (brands: RenderManifest['brands']): string[] =>
  Object.values(brands).flatMap((brand) =>
    [...Object.keys(brand.pages), ...brand.images].map((name) => `${siteFolder(brand)}/${name}`),
  );
