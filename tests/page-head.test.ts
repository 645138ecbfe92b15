import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { isIndexed } from '#blocks/views.ts';
import { loadSite } from '#build/load-site.ts';
import { previewLimits } from '#checks/link-preview.ts';
import { siteFolder } from '#schema/render-manifest.ts';
import { readBuiltPages, type BuiltPage } from './fixtures/built-pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist');
const site = await loadSite(path.join(root, 'brands'));

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescape = (text: string): string => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));
const all = (html: string, pattern: RegExp): string[] =>
  [...headOf(html).matchAll(pattern)].map(([, value = '']) => unescape(value));
const titlesOf = (html: string) => all(html, /<title[^>]*>([^<]*)<\/title>/g);
const canonicalsOf = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);

/** What the head says under a name, said once. */
function meta(html: string, name: string): string {
  const said = all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  expect(said, name).toHaveLength(1);
  return said[0] ?? '';
}

const documents = readBuiltPages(site, outDir).map((built) => ({
  ...built,
  indexed: isIndexed(built.page.path, built.view),
}));
const pages = documents.filter(({ view, indexed }) => indexed && !view);

/** The parts of a title that name the brand. */
const branding = (title: string, { brand }: BuiltPage): string[] =>
  title.split(/\s[|·–—-]\s/).filter((part) => part.toLowerCase() === brand.name.toLowerCase());

describe.each(documents)('$brand.id $address', (built) => {
  const { html, brand, page, indexed, origin } = built;

  test('says all of it in the first 300 KB, in Portuguese', () => {
    expect(Buffer.byteLength(headOf(html))).toBeLessThan(300_000);
    expect(html).toContain('<html lang="pt-BR"');
    expect(meta(html, 'og:locale')).toBe('pt_BR');
    expect(meta(html, 'og:type')).toBe('website');
    expect(meta(html, 'og:site_name')).toBe(brand.name);
  });

  test('has one title that ends in the brand, and shares it without', () => {
    const title = meta(html, 'og:title');
    expect(titlesOf(html)).toEqual([`${title} | ${brand.name}`]);
    expect(branding(title, built)).toEqual([]);
    expect(title.length).toBeGreaterThanOrEqual(previewLimits.title.min);
    expect(title.length).toBeLessThanOrEqual(previewLimits.title.max);
    expect(meta(html, 'twitter:title')).toBe(title);
  });

  test('describes itself in the length that is shown of a shared link', () => {
    const description = meta(html, 'description');
    expect(description.length).toBeGreaterThanOrEqual(previewLimits.description.min);
    expect(description.length).toBeLessThanOrEqual(previewLimits.description.max);
    expect(meta(html, 'og:description')).toBe(description);
    expect(meta(html, 'twitter:description')).toBe(description);
  });

  test('has one canonical address, its page’s, or asks to be left out', () => {
    const address = origin + (page.path === '*' ? '/404' : page.path);
    expect(canonicalsOf(html)).toEqual(indexed ? [address] : []);
    expect(all(html, /<meta name="(robots)" content="noindex"/g)).toHaveLength(indexed ? 0 : 1);
    expect(meta(html, 'og:url')).toBe(address);
  });

  test('names an image that every network shows: its true type and size, absolute, light', () => {
    const address = meta(html, 'og:image');
    expect(address.startsWith(`${origin}/`)).toBe(true);
    const file = path.join(outDir, siteFolder(brand), new URL(address).pathname);
    const { width, height, type = '' } = imageSize(readFileSync(file));
    expect(['png', 'jpg']).toContain(type);
    expect(meta(html, 'og:image:type')).toBe(type === 'jpg' ? 'image/jpeg' : 'image/png');
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(300_000);
    expect(meta(html, 'og:image:alt')).not.toBe('');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'twitter:image')).toBe(address);
  });
});

test.each([
  ['titles', documents, titlesOf],
  ['descriptions', pages, (html: string) => [meta(html, 'description')]],
  ['canonical addresses', pages, canonicalsOf],
] as const)('%s are distinct', (_, built, read) => {
  const values = built.flatMap(({ html }) => read(html));
  expect(values).toHaveLength(built.length);
  expect(new Set(values).size).toBe(values.length);
});
