import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '#engine/brand-schema.ts';
import project from '../../../package.json' with { type: 'json' };

/** A picture that is drawn at build: named by what it is drawn from, so that its address is known undrawn. */
export interface DrawnPicture extends Picture {
  draw: () => Promise<Buffer>;
}

/** Everything beside a picture's own content that its bytes depend on: this folder, and what it draws with. */
export const drawnWith = hashOf([
  Object.entries(project.dependencies).filter(([name]) => /satori|resvg|pngjs|fonts/.test(name)),
  readdirSync(import.meta.dirname)
    .toSorted()
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')),
]);

/**
 * A picture of a brand, undrawn.
 * @param label what it is, in its address
 * @param content everything that it is drawn from
 */
export function describePicture(
  brandId: string,
  label: string,
  size: { width: number; height: number },
  content: object,
  draw: () => Promise<Buffer>,
): DrawnPicture {
  return {
    href: `/assets/${brandId}/${label}-${hashOf([drawnWith, size, content])}.png`,
    type: 'image/png',
    ...size,
    draw,
  };
}

/** Short: every page carries some. */
export function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 10);
}
