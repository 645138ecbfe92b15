import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir, sampleBrand, writeBrand } from './fixtures/brand-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const siteDir = path.join(root, 'dist/site');
const site = await loadSite(path.join(root, 'brands'));

const fileOf = (address: string): string => path.join(siteDir, `${address === '/' ? 'index' : address}.html`);
const htmlOf = (address: string): string => readFileSync(fileOf(address), 'utf8');

/** The content of every tag of the head that a pattern finds. */
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '');
const meta = (html: string, name: string): string[] =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

const pages = site.brands.flatMap((brand) =>
  brand.pages.map((page) => ({ brand, page, address: page.path })),
);

describe.each(pages)('the page $address', ({ brand, page, address }) => {
  const html = htmlOf(address);

  test('names a share image that exists, in its true size, small enough for WhatsApp', () => {
    const [image = ''] = meta(html, 'og:image');
    expect(image.startsWith(`${site.origin}/`)).toBe(true);
    const asset = brand.images[page.shareImage ?? brand.shareImage];
    expect(meta(html, 'og:image:width')).toEqual([String(asset?.width)]);
    expect(meta(html, 'og:image:height')).toEqual([String(asset?.height)]);
    expect(statSync(path.join(siteDir, image.slice(site.origin.length))).size).toBeLessThan(300_000);
  });

  test('says all of its text before any script runs, and carries no inline style attribute', () => {
    const body = html.slice(html.indexOf('<body')).replaceAll('&amp;', '&');
    for (const block of page.blocks) {
      for (const text of textsOf(block)) expect(body).toContain(text);
    }
    expect(html).not.toMatch(/ style="/);
  });

  test('says nothing of another brand', () => {
    for (const other of site.brands.filter(({ id }) => id !== brand.id)) {
      expect(html).not.toContain(other.name.replaceAll('&', '&amp;'));
      expect(html).not.toContain(other.links.whatsapp.number);
    }
  });
});

test('the team inboxes reach nothing that is served', () => {
  const files = readdirSync(siteDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const entry of files) {
    const content = readFileSync(path.join(entry.parentPath, entry.name), 'latin1');
    for (const { mail } of site.brands) expect(content.includes(mail.inbox), entry.name).toBe(false);
  }
});

test('the bundle knows no brand', () => {
  const scripts = readdirSync(path.join(root, 'dist/client/assets')).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const script = readFileSync(path.join(root, 'dist/client/assets', name), 'utf8');
    for (const brand of site.brands) expect(script.includes(brand.name), name).toBe(false);
  }
});

test('a brand folder that is dropped in appears at its address, with no other edit and nothing bundled', async () => {
  const { brandsDir, remove } = await makeBrandsDir();
  const outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  try {
    await writeBrand(brandsDir, 'dona', {});
    const [page] = sampleBrand.pages;
    await writeBrand(brandsDir, 'terceira', {
      brand: {
        ...sampleBrand,
        name: 'Terceira Marca',
        origin: undefined,
        pages: [{ ...page, path: '/terceira' }],
      },
    });
    const bundleDir = path.join(root, 'dist');
    await renderSite({ brandsDir, bundleDir, outDir, settings: { functionsUrl: '', anonKey: 'chave' } });
    expect(readFileSync(path.join(outDir, 'site/terceira.html'), 'utf8')).toContain('Terceira Marca');
    expect(readdirSync(path.join(outDir, 'site/assets')).filter((name) => name.endsWith('.js'))).toEqual(
      readdirSync(path.join(bundleDir, 'client/assets')).filter((name) => name.endsWith('.js')),
    );
    const readJson = (name: string) => JSON.parse(readFileSync(path.join(outDir, name), 'utf8')) as object;
    expect(readJson('function/site.json')).toEqual({
      defaultBrand: 'dona',
      domains: {},
      origins: [sampleBrand.origin],
    });
    expect(readJson('function/brands/terceira.json')).toMatchObject({ name: 'Terceira Marca' });
  } finally {
    await rm(outDir, { recursive: true, force: true });
    await remove();
  }
});

/** The copy of a block that its page shows at first sight. */
function textsOf(value: unknown, key = ''): string[] {
  const unseen = [
    'kind',
    'anchor',
    'icon',
    'href',
    'menuLabel',
    'frameTitle',
    'frameNote',
    'sentText',
    'signed',
    'sent',
  ];
  if (unseen.includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item));
  return Object.entries(value as object).flatMap(([name, item]) => textsOf(item, name));
}
