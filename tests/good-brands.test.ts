import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGoodBrands } from '#build/good-brands.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';

const [page] = sampleBrand.pages;
const second = {
  ...sampleBrand,
  name: 'Segunda Marca',
  origin: undefined,
  pages: [{ ...page, path: '/segunda' }],
};
const otherNumber = { whatsapp: { ...sampleLinks.whatsapp, number: '5511933333333' } };

let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let read: ReturnType<typeof createGoodBrands>;

beforeEach(async () => {
  brands = await makeBrandsDir();
  read = createGoodBrands(brands.brandsDir);
  await writeBrand(brands.brandsDir, 'dona', {});
  await writeBrand(brands.brandsDir, 'segunda', { brand: second });
});
afterEach(() => brands.remove());

const numbersOf = (good: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(good.brands.map(({ id, links }) => [id, links.whatsapp.number]));

test('a broken brand stays as it last was, while the others change', async () => {
  expect((await read()).fault).toBeUndefined();
  await writeBrand(brands.brandsDir, 'dona', { links: '{ "whatsapp": ' });
  await writeBrand(brands.brandsDir, 'segunda', { brand: second, links: otherNumber });
  const good = await read();
  expect(numbersOf(good)).toEqual({
    dona: sampleLinks.whatsapp.number,
    segunda: otherNumber.whatsapp.number,
  });
  expect(good.frame.home.id).toBe('dona');
  expect(good.faultOf('dona')).toContain(path.join('dona', 'links.json'));
  expect(good.faultOf('segunda')).toBeUndefined();
  expect(good.faultOfMissing).toBeUndefined();

  await writeBrand(brands.brandsDir, 'dona', { links: otherNumber });
  const mended = await read();
  expect(mended.fault).toBeUndefined();
  expect(numbersOf(mended).dona).toBe(otherNumber.whatsapp.number);
});

test('a brand that was never sound is missing, and told of as such, even if it owns /', async () => {
  await writeBrand(brands.brandsDir, 'dona', { brand: 'export default {' });
  const good = await read();
  expect(Object.keys(numbersOf(good))).toEqual(['segunda']);
  expect(good.faultOfMissing).toContain(path.join('dona', 'brand.ts'));
  expect(good.faultOf('segunda')).toBeUndefined();
});

test('a brand may not take the address of a broken one, and a removed one is gone', async () => {
  await read();
  await writeBrand(brands.brandsDir, 'segunda', { brand: { ...second, name: 7 } });
  await writeBrand(brands.brandsDir, 'terceira', { brand: { ...second, name: 'Terceira Marca' } });
  const good = await read();
  expect(good.brands.map(({ id }) => id)).toEqual(['dona', 'segunda']);
  expect(good.faultOf('terceira')).toContain('/segunda');

  await rm(path.join(brands.brandsDir, 'segunda'), { recursive: true });
  expect((await read()).brands.map(({ id }) => id)).toEqual(['dona', 'terceira']);
});
