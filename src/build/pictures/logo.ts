import { readFile } from 'node:fs/promises';
import type { Brand, ImageAsset } from '#engine/brand-schema.ts';

/** The types that the drawing library reads. */
const drawable = new Set(['image/svg+xml', 'image/png', 'image/jpeg']);

/** A brand's logo where it can be drawn. */
export function drawableLogo({ images, logo }: Pick<Brand, 'images' | 'logo'>): ImageAsset | undefined {
  const image = images[logo.image];
  return image && drawable.has(image.type) ? image : undefined;
}

/** Whether a logo is a mark, and not a word: then it can stand for the brand in a square. */
export const isMark = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) / Math.min(width, height) < 1.35;

/** The logo as a data address. */
export async function readLogo({ file, type }: ImageAsset): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}
