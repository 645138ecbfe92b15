import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { describeIcon, initialsOf } from '#build/pictures/icon.ts';
import { describeShareImage } from '#build/pictures/share-image.ts';
import { renderSite } from '#build/render-site.ts';
import type { Brand } from '#engine/brand-schema.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';
import { bareLinks, extremeBrand } from './fixtures/extreme-brand.ts';

const bundleDir = path.resolve(import.meta.dirname, '../dist');
const { shareImage: _, ...undrawn } = sampleBrand;
let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let outDir: string;

beforeAll(async () => {
  brands = await makeBrandsDir();
  outDir = mkdtempSync(path.join(brands.brandsDir, '../out-'));
  await writeBrand(brands.brandsDir, 'dona', { brand: undrawn });
});
afterAll(async () => {
  await rm(outDir, { recursive: true });
  await brands.remove();
});

const render = () =>
  renderSite({
    brandsDir: brands.brandsDir,
    bundleDir,
    outDir,
    settings: { functionsUrl: '', anonKey: 'chave' },
    compress: false,
  });
const read = (name: string) => readFileSync(path.join(outDir, 'site', name));
const filesIn = (folder: string) =>
  readdirSync(path.join(outDir, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );
const addressIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? 'nothing';
const shareOf = (html: string) => addressIn(html, /property="og:image" content="https:\/\/[^/]+\/([^"]+)"/);
const writeTimes = () =>
  filesIn('cache').map((name) => [name, statSync(path.join(outDir, 'cache', name)).mtimeMs]);

/** Alpha of every pixel, and how many colours there are. */
function look(png: Buffer) {
  const { width, height, data } = PNG.sync.read(png);
  const colors = new Set<number>();
  let isOpaque = true;
  for (let at = 0; at < data.length; at += 4) {
    colors.add(data.readUInt32BE(at));
    isOpaque &&= data[at + 3] === 255;
  }
  // The colour type of the file itself, after its signature, length, name and two sizes.
  return { width, height, isOpaque, colors: colors.size, hasAlpha: png[25] !== 2 };
}

test('every page names a share image of its own, which is there: 1200x630, opaque, under 300 KB', async () => {
  await render();
  const names = ['index', 'privacidade', 'acessibilidade'].map((page) =>
    shareOf(read(`${page}.html`).toString()),
  );
  expect(new Set(names).size).toBe(3);
  for (const name of names) {
    const png = read(name);
    expect(look(png)).toMatchObject({ width: 1200, height: 630, isOpaque: true, hasAlpha: false });
    expect(look(png).colors).toBeGreaterThan(8);
    expect(png.length).toBeLessThan(300_000);
  }
});

test('icons, manifest and favicon are there, as large as they say, and only where the page says', () => {
  const html = read('index.html').toString();
  expect(addressIn(html, /<link rel="icon" href="\/([^"]+)"/)).toMatch(/logo-.*\.svg$/);
  const touch = read(addressIn(html, /<link rel="apple-touch-icon" href="\/([^"]+)"/));
  expect(look(touch)).toMatchObject({ width: 180, height: 180, isOpaque: true, hasAlpha: false });
  const manifest = JSON.parse(read(addressIn(html, /<link rel="manifest" href="\/([^"]+)"/)).toString()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Marca Exemplo',
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = look(read(src.slice(1)));
    expect(`${width}x${height}`).toBe(sizes);
  }
  const ico = read('favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(look(ico.subarray(ico.readUInt32LE(18)))).toMatchObject({ width: 32, height: 32 });
});

test('what was drawn is drawn once: a changed link draws nothing, a changed title one picture', async () => {
  const before = writeTimes();
  const links = { ...sampleLinks, whatsapp: { number: '5511933333333', greeting: 'Olá!' } };
  await writeBrand(brands.brandsDir, 'dona', { brand: undrawn, links });
  expect((await render()).drawn).toEqual(['dona']);
  expect(writeTimes()).toEqual(before);

  const [page] = undrawn.pages;
  await writeBrand(brands.brandsDir, 'dona', {
    brand: { ...undrawn, pages: [{ ...page, title: 'Outro título da marca' }] },
  });
  await render();
  const after = writeTimes();
  expect(after.length).toBe(before.length + 1);
  expect(after).toEqual(expect.arrayContaining(before));
  expect(filesIn('site').length).toBe(before.length);

  // A whole run keeps what is named, and forgets the rest.
  await rm(path.join(outDir, 'render.json'));
  await render();
  expect(filesIn('cache').toSorted()).toEqual(filesIn('site').toSorted());
  expect(writeTimes()).toEqual(after.filter(([name]) => filesIn('site').includes(String(name))));
});

test('an image of the page wins over that of the brand, and that over a drawn one', async () => {
  const [page] = undrawn.pages;
  const own = { ...page, path: '/outra', title: 'Uma página com a sua', shareImage: './logo.svg' };
  await writeBrand(brands.brandsDir, 'dona', { brand: { ...undrawn, pages: [page, own] } });
  await render();
  expect(shareOf(read('outra.html').toString())).toMatch(/^assets\/dona\/logo-.*\.svg$/);
  expect(shareOf(read('index.html').toString())).toMatch(/^assets\/dona\/compartilhar-.*\.png$/);
  await writeBrand(brands.brandsDir, 'dona', { brand: sampleBrand });
  await render();
  expect(shareOf(read('index.html').toString())).toMatch(/^assets\/dona\/logo-.*\.svg$/);
  expect(filesIn('site').filter((name) => name.includes('compartilhar'))).toEqual([]);
});

describe('a picture', () => {
  let brand: Brand;
  beforeAll(async () => {
    await writeBrand(brands.brandsDir, 'dona', {
      brand: { ...extremeBrand, shareImage: undefined },
      links: bareLinks,
    });
    ({ home: brand } = await loadSite(brands.brandsDir));
  });

  test('is the same bytes for the same brand, and stands at another address for another', async () => {
    const [one, same, other] = [
      describeShareImage(brand, 'Um título'),
      describeShareImage(brand, 'Um título'),
      describeShareImage(brand, 'Outro título'),
    ];
    expect(one.href).toBe(same.href);
    expect(one.href).not.toBe(other.href);
    expect((await one.draw()).equals(await same.draw())).toBe(true);
    expect((await one.draw()).equals(await other.draw())).toBe(false);
  });

  test.each([
    'Vagas',
    'Recrutamento especializado em desenvolvimento de lideranças comerciais 🚀',
    'x'.repeat(70),
  ])('keeps the words of the longest brand within the square that WhatsApp shows: %s', async (title) => {
    const { width, data } = PNG.sync.read(await describeShareImage(brand, title).draw());
    const ink = parseInt(brand.theme.color.ink.slice(1), 16);
    const strays: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const x = (at / 4) % width;
      if (data.readUIntBE(at, 3) === ink && (x < 285 || x > 915)) strays.push(x);
    }
    expect(strays).toEqual([]);
  });

  test('of a brand without a drawable mark shows its initials', async () => {
    const nameless = { ...brand, images: {} };
    const png = look(await describeIcon(nameless, 192).draw());
    expect(png).toMatchObject({ width: 192, isOpaque: true });
    expect(png.colors).toBeGreaterThan(8);
    expect(['Talentos do Brasil', 'Aurora', '123 Vagas', '???'].map(initialsOf)).toEqual([
      'TB',
      'A',
      '1V',
      '?',
    ]);
  });
});
