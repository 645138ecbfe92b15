import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '#build/precompress.ts';
import { manifestFile, sharedFolder } from '#schema/render-manifest.ts';

/**
 * The same site as it would be without any script: every script, preload and inline datum is taken out of its
 * pages, and nothing else. What is measured against it is what the engine costs.
 */
export async function writeFloor(distDir: string, floorDir: string): Promise<void> {
  await mkdir(floorDir, { recursive: true });
  for (const name of [sharedFolder, manifestFile])
    await cp(path.join(distDir, name), path.join(floorDir, name), { recursive: true });
  const siteDir = path.join(floorDir, sharedFolder);
  for (const name of await readdir(siteDir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(siteDir, name);
    const html = stripScripts(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await precompress(file, html);
  }
}

const stripScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, '')
    .replace(/ data-(?:entry|chunks|island|hydrate)="[^"]*"/g, '');
