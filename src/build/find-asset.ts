import { readFile } from 'node:fs/promises';
import type { Brand } from '#engine/brand-schema.ts';
import { drawnPicturesOf } from './pictures/brand-pictures.ts';
import { drawPicture } from './pictures/draw-picture.ts';

/** A brand's image, picture or manifest, as the build would serve it at an address. */
export async function findAsset(
  cacheDir: string,
  brands: Brand[],
  address: string,
): Promise<{ type: string; content: Buffer | string } | undefined> {
  for (const brand of brands) {
    const image = Object.values(brand.images).find(({ href }) => href === address);
    if (image) return { type: image.type, content: await readFile(image.file) };
    const { manifest } = brand.pictures;
    if (manifest.href === address) return { type: 'application/manifest+json', content: manifest.text };
    const picture = drawnPicturesOf(brand).find(({ href }) => href === address);
    if (picture) return { type: picture.type, content: await drawPicture(cacheDir, picture) };
  }
  return undefined;
}
