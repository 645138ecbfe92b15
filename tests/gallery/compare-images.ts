import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Comparison =
  | { kind: 'new' }
  | { kind: 'same' }
  /** `mask` is a PNG, transparent but for the pixels that changed. */
  | { kind: 'changed'; pixels: number; mask: Buffer };

/** How far two colours may be apart and still count as one, from 0 to 1. */
const threshold = 0.1;

/**
 * Compares two PNGs pixel by pixel. Where one is larger, what it has more counts as changed.
 * @param before nothing where there was no such picture
 */
export function compareImages(before: Buffer | undefined, now: Buffer): Comparison {
  if (!before) return { kind: 'new' };
  if (before.equals(now)) return { kind: 'same' };
  const [old, current] = [PNG.sync.read(before), PNG.sync.read(now)];
  const size = { width: Math.max(old.width, current.width), height: Math.max(old.height, current.height) };
  const mask = new PNG(size);
  const pixels = pixelmatch(
    enlarge(old, size).data,
    enlarge(current, size).data,
    mask.data,
    size.width,
    size.height,
    // Against a checkerboard, what one picture lacks differs from white too.
    { threshold, diffMask: true, diffColor: [230, 0, 70] },
  );
  return pixels === 0 ? { kind: 'same' } : { kind: 'changed', pixels, mask: PNG.sync.write(mask) };
}

/** The picture at the upper left of a larger transparent one. */
function enlarge(image: PNG, size: { width: number; height: number }): PNG {
  if (image.width === size.width && image.height === size.height) return image;
  const larger = new PNG(size);
  PNG.bitblt(image, larger, 0, 0, image.width, image.height, 0, 0);
  return larger;
}
