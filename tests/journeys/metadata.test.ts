import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { contactViews, pageViews, viewPath } from '#blocks/views.ts';
import { brandPages } from '#engine/brand-pages.ts';
import type { Brand } from '#engine/brand-schema.ts';
import { addressesOf } from './every-page.ts';
import { distDir, site, walkedBrands } from './site.ts';

const siteDir = path.join(distDir, 'site');

const fileOf = (address: string): string => path.join(siteDir, `${address === '/' ? 'index' : address}.html`);
const htmlOf = (address: string): string => readFileSync(fileOf(address), 'utf8');

/** The content of every tag of the head that a pattern finds. */
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '');
const meta = (html: string, name: string): string[] =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

/** The pages that brands write, and those that the engine writes for them. */
const pages = walkedBrands.flatMap((brand) =>
  brandPages(brand).map((page) => ({ brand, page, address: page.path })),
);

describe.each(pages)('the page $address', ({ brand, page, address }) => {
  const html = htmlOf(address);
  const absolute = `${site.origin}${address}`;

  test('has one title, description, canonical and set of sharing tags, with absolute addresses', () => {
    expect(all(html, /<title>([^<]*)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([absolute]);
    for (const name of [
      'description',
      'og:title',
      'og:description',
      'twitter:title',
      'twitter:description',
    ]) {
      expect(meta(html, name), name).toHaveLength(1);
      expect(meta(html, name)[0], name).not.toBe('');
    }
    expect(meta(html, 'og:url')).toEqual([absolute]);
    expect(meta(html, 'og:locale')).toEqual(['pt_BR']);
    expect(meta(html, 'twitter:card')).toEqual(['summary_large_image']);
    expect(meta(html, 'og:image')).toEqual(meta(html, 'twitter:image'));
  });

  test('names a share image that exists, in its true size, small enough for WhatsApp', () => {
    const [image = ''] = meta(html, 'og:image');
    expect(image.startsWith(`${site.origin}/`)).toBe(true);
    const bytes = readFileSync(path.join(siteDir, image.slice(site.origin.length)));
    const { width, height } = imageSize(bytes);
    expect(meta(html, 'og:image:width')).toEqual([String(width)]);
    expect(meta(html, 'og:image:height')).toEqual([String(height)]);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('carries no inline style attribute', () => expect(html).not.toMatch(/ style="/));

  test('has its views at addresses of their own, canonical to it', () => {
    for (const { view } of pageViews(page.blocks)) {
      if (view.slug === contactViews.failed) continue;
      const viewHtml = htmlOf(viewPath(address, view.slug));
      const expected = view.indexed ? [absolute] : [];
      expect(all(viewHtml, /<link rel="canonical" href="([^"]*)"/g)).toEqual(expected);
    }
  });

  test('says nothing of another brand', () => {
    const views = pageViews(page.blocks).filter(({ view }) => view.slug !== contactViews.failed);
    const documents = [address, ...views.map(({ view }) => viewPath(address, view.slug))];
    const own = new Set(wordsOf(brand));
    for (const other of site.brands.filter(({ id }) => id !== brand.id)) {
      const foreign = wordsOf(other).filter((word) => !own.has(word));
      expect(foreign.length).toBeGreaterThan(3);
      for (const document of documents) {
        const text = htmlOf(document).replaceAll('&amp;', '&');
        expect(
          foreign.filter((word) => text.includes(word)),
          document,
        ).toEqual([]);
      }
    }
  });
});

describe.each(walkedBrands.flatMap(({ pages: own }) => own))(
  'the page $path',
  ({ path: address, blocks }) => {
    test('says all of its text before any script runs', () => {
      const html = htmlOf(address);
      const body = html.slice(html.indexOf('<body')).replaceAll('&amp;', '&');
      const texts = blocks.flatMap((block) => textsOf(block));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !body.includes(text))).toEqual([]);
    });
  },
);

test('titles and descriptions are distinct, over all brands', () => {
  const documents = site.brands.flatMap(addressesOf).map(htmlOf);
  const titles = documents.flatMap((html) => all(html, /<title>([^<]*)<\/title>/g));
  expect(titles).toEqual([...new Set(titles)]);
  const everyPage = site.brands.flatMap(brandPages).map(({ path: address }) => htmlOf(address));
  const descriptions = everyPage.flatMap((html) => meta(html, 'description'));
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

/** What only this brand says of itself: names, addresses and numbers. */
function wordsOf({ name, tagline, mail, links }: Brand): string[] {
  const { whatsapp, social, frames, email, phone, map, address } = links;
  return [
    name,
    tagline,
    mail.inbox,
    mail.sender,
    whatsapp.number,
    whatsapp.greeting,
    ...Object.values(social),
    ...Object.values(frames ?? {}),
    email,
    phone,
    map,
    address?.street,
  ].filter((word) => word !== undefined);
}

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
