import { expect, test } from 'vitest';
import type { BrandConfig, ImageAsset } from '#engine/brand-schema.ts';
import { checkImages } from './images.ts';

const share = { type: 'image/png', width: 1200, height: 630, bytes: 60_000 } as ImageAsset;
const logo = { type: 'image/svg+xml', width: 64, height: 64, bytes: 400 } as ImageAsset;

function check(changes: { share?: Partial<ImageAsset>; logo?: Partial<ImageAsset> }) {
  const config = { shareImage: './share.png', logo: { image: './logo.svg' }, pages: [{}] } as BrandConfig;
  return checkImages(config, {
    './share.png': { ...share, ...changes.share },
    './logo.svg': { ...logo, ...changes.logo },
  }).map(({ severity, path, problem }) => `${severity} ${path.join('.')}: ${problem}`);
}

test('a share image of the size that networks ask for and a small logo are left alone', () => {
  expect(check({})).toEqual([]);
  expect(check({ share: { type: 'image/jpeg', height: 627 } })).toEqual([]);
});

test.each([
  [{ type: 'image/svg+xml' }, 'error shareImage: as redes não mostram imagem de compartilhamento deste tipo'],
  [{ type: 'image/webp' }, 'error shareImage: as redes não mostram imagem de compartilhamento deste tipo'],
  [{ width: 200, height: 105 }, 'error shareImage: com 200x105, as redes não mostram a imagem'],
  [{ width: 2400, height: 500 }, 'error shareImage: com 2400x500, as redes não mostram a imagem'],
  [
    { width: 600, height: 600 },
    'warning shareImage: com 600x600, a imagem aparece pequena ou cortada ao compartilhar',
  ],
  [{ bytes: 300_001 }, 'warning shareImage: a imagem tem 301 KB: o WhatsApp pode não mostrar a imagem'],
  [{ bytes: 600_001 }, 'error shareImage: a imagem tem 601 KB: o WhatsApp pode não mostrar a imagem'],
])('a share image with %j is told', (changes, remark) => {
  expect(check({ share: changes })).toEqual([remark]);
});

test.each([
  [100_001, 'warning logo.image: a imagem tem 101 KB: toda página demora mais a abrir'],
  [1_000_001, 'error logo.image: a imagem tem 1001 KB: toda página demora mais a abrir'],
])('a logo of %i bytes is told', (bytes, remark) => {
  expect(check({ logo: { bytes } })).toEqual([remark]);
});

test('an image that could not be read is not judged a second time', () => {
  const config = { shareImage: './share.png', logo: { image: './logo.svg' }, pages: [{}] } as BrandConfig;
  expect(checkImages(config, {})).toEqual([]);
});
