import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compareImages } from './gallery/compare-images.ts';

type Color = [number, number, number];
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

/** A picture of one colour, but for a square of another in its upper left corner. */
function draw(width: number, height: number, ground: Color, square?: { side: number; color: Color }): PNG {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inSquare = square && x < square.side && y < square.side;
      image.data.set([...(inSquare ? square.color : ground), 255], (y * width + x) * 4);
    }
  return image;
}

const write = (image: PNG): Buffer => PNG.sync.write(image);

test('a picture without one before it is new', () => {
  expect(compareImages(undefined, write(draw(4, 4, white)))).toEqual({ kind: 'new' });
});

test('the same pixels are the same, however they are packed', () => {
  const image = draw(20, 20, white, { side: 6, color: black });
  expect(compareImages(write(image), write(image))).toEqual({ kind: 'same' });
  expect(compareImages(PNG.sync.write(image, { filterType: 0 }), write(image))).toEqual({ kind: 'same' });
});

test('a tone that nobody sees is the same', () => {
  expect(compareImages(write(draw(9, 9, white)), write(draw(9, 9, [254, 255, 255])))).toEqual({
    kind: 'same',
  });
});

test('what changed is counted, and marked on a transparent ground', () => {
  const comparison = compareImages(
    write(draw(20, 20, white)),
    write(draw(20, 20, white, { side: 6, color: black })),
  );
  if (comparison.kind !== 'changed') throw new Error(`not changed but ${comparison.kind}`);
  expect(comparison.pixels).toBe(36);
  const mask = PNG.sync.read(comparison.mask);
  const alphaAt = (x: number, y: number) => mask.data[(y * 20 + x) * 4 + 3];
  expect([alphaAt(2, 2), alphaAt(12, 12)]).toEqual([255, 0]);
});

test.each([
  ['longer', 30],
  ['shorter', 10],
])('a page that became %s changed by what one picture has more', (_, height) => {
  const comparison = compareImages(write(draw(10, 20, white)), write(draw(10, height, white)));
  if (comparison.kind !== 'changed') throw new Error(`not changed but ${comparison.kind}`);
  const { width, height: maskHeight } = PNG.sync.read(comparison.mask);
  expect([width, maskHeight]).toEqual([10, Math.max(20, height)]);
  expect(comparison.pixels).toBe(100);
});
