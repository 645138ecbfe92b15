import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { functionFolder, manifestFile, siteFolder, type RenderManifest } from '#schema/render-manifest.ts';
import { isMissing } from './file-faults.ts';
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

/** Takes away what the last run wrote and this one no longer names. */
export async function removeAbandoned(
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

/** What the contact function reads of a brand. */
export const contactFile = (outDir: string, id: string): string =>
  path.join(outDir, functionFolder, 'brands', `${id}.json`);

const filesOf = (brands: RenderManifest['brands']): string[] =>
  Object.values(brands).flatMap(({ pages, images }) => [...Object.keys(pages), ...images]);
