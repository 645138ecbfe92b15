import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { isMissing } from '../file-faults.ts';
import { writeWhole } from '../write-file.ts';
import type { DrawnPicture } from './picture.ts';

/** Below the output folder; the address of a picture names its file. */
export const pictureCache = 'cache';

const limit = pLimit(availableParallelism());

const underWay = new Map<string, Promise<Buffer>>();

/** A picture's bytes: drawn once, and then kept in `cacheDir` for as long as anybody names it. */
export function drawPicture(cacheDir: string, { href, draw }: DrawnPicture): Promise<Buffer> {
  const file = path.join(cacheDir, href);
  const drawn = underWay.get(file) ?? readOrDraw(file, draw).finally(() => underWay.delete(file));
  underWay.set(file, drawn);
  return drawn;
}

async function readOrDraw(file: string, draw: DrawnPicture['draw']): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const bytes = await limit(draw);
  await writeWhole(file, bytes);
  return bytes;
}

/** A PNG as an icon file, which holds PNGs as they are behind 22 bytes that say so. */
export function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
