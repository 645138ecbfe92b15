import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '#engine/brand-schema.ts';
import { brandPages } from '#engine/brand-pages.ts';
import { frameOf } from '#engine/own-domain.ts';
import { pageFile, siteFolder, type RenderedBrand } from '#schema/render-manifest.ts';
import { contactFile } from './last-render.ts';
import { writePage, writeServed, type Output } from './output.ts';
import { headerPolicy } from './page-policy.ts';
import { drawnPicturesOf } from './pictures/brand-pictures.ts';
import { drawPicture, pictureCache, toIco } from './pictures/draw-picture.ts';
import { describeContact, renderBrand, type Renderer } from './render-brand.ts';
import { frameFeatures } from './site-headers.ts';
import { writeWhole } from './write-file.ts';

type Written = Omit<RenderedBrand, 'fingerprint' | 'changed'>;

/** Draws and writes all that belongs to a brand. */
export async function writeBrand(output: Output, renderer: Renderer, brand: Brand): Promise<Written> {
  const folder = siteFolder(brand);
  const pages = [...renderBrand(renderer, brand)].map(({ address, html, policy }) => ({
    name: pageFile(address),
    html,
    policy,
  }));
  await Promise.all([
    ...pages.map(({ name, html, policy }) => writePage(output, `${folder}/${name}`, html, policy)),
    writeWhole(contactFile(output.dir, brand.id), JSON.stringify(describeContact(renderer, brand))),
  ]);
  return {
    ...(brand.domain === undefined ? {} : { domain: brand.domain }),
    moved: brand.moved,
    listed: brandPages(brand).map(({ path: address }) => address),
    pages: Object.fromEntries(pages.map(({ name, policy }) => [name, headerPolicy(policy)])),
    images: await writeImages(output, renderer, brand),
    features: frameFeatures(brand.links),
  };
}

/** @returns the names of the files, relative to the brand's site */
async function writeImages(output: Output, renderer: Renderer, brand: Brand): Promise<string[]> {
  const { manifest, tabIcon } = brand.pictures;
  const cacheDir = path.join(output.dir, pictureCache);
  const images = new Map<string, () => string | Promise<Buffer>>([
    ...Object.values(brand.images).map(({ file, href }) => [href.slice(1), () => readFile(file)] as const),
    [manifest.href.slice(1), () => manifest.text],
  ]);
  for (const picture of output.pictures ? drawnPicturesOf(brand) : []) {
    const draw = () => drawPicture(cacheDir, picture);
    images.set(picture.href.slice(1), draw);
    const ownsRoot = frameOf(renderer.site, brand).home.id === brand.id;
    if (picture.href === tabIcon.href && ownsRoot)
      images.set('favicon.ico', async () => toIco(await draw(), tabIcon.width));
  }
  await Promise.all(
    [...images].map(async ([name, read]) =>
      writeServed(output, `${siteFolder(brand)}/${name}`, await read()),
    ),
  );
  return [...images.keys()];
}

/** When any file of a brand's folder last changed, as an ISO date. */
export async function lastChange(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mtime),
  );
  return new Date(Math.max(...times.map(Number))).toISOString().slice(0, 10);
}
