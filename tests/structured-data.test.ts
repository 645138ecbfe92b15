import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isIndexed } from '#blocks/views.ts';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { brandPages, homePage } from '#engine/brand-pages.ts';
import type { Brand } from '#engine/brand-schema.ts';
import { makeBrandsDir, sampleBrand, writeBrand } from './fixtures/brand-folder.ts';
import { readBuiltPages } from './fixtures/built-pages.ts';
import { bareBrand, bareLinks, extremeBrand } from './fixtures/extreme-brand.ts';

type Json = string | number | Json[] | { [key: string]: Json };
type Node = Record<string, Json>;

const root = path.resolve(import.meta.dirname, '..');
const hostile = '</script><script>alert(1)</script><!--';

/** The brands that are there, and such as have the longest texts, the fewest, a domain, or break out of markup. */
async function buildSites() {
  const { brandsDir, remove } = await makeBrandsDir();
  const outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  try {
    await writeBrand(brandsDir, 'extremos', { brand: extremeBrand, links: bareLinks });
    await writeBrand(brandsDir, 'minima', { brand: bareBrand, links: bareLinks });
    const owner = { ...bareBrand, name: 'Dona', domain: 'dona.example' };
    const pages = bareBrand.pages.map((page) => ({ ...page, path: page.path.replace('/minima', '/dona') }));
    await writeBrand(brandsDir, 'dona', { brand: { ...owner, pages }, links: bareLinks });
    const page = { path: '/hostil', title: hostile, description: hostile };
    const blocks = [{ kind: 'job-opening', title: hostile, lead: hostile }];
    await writeBrand(brandsDir, 'hostil', {
      brand: { ...sampleBrand, name: hostile, origin: undefined, pages: [{ ...page, blocks }] },
      links: bareLinks,
    });
    const settings = { functionsUrl: '', anonKey: 'chave' };
    await renderSite({ brandsDir, bundleDir: path.join(root, 'dist'), outDir, settings });
    const [here, made] = await Promise.all([loadSite(path.join(root, 'brands')), loadSite(brandsDir)]);
    return [...readBuiltPages(here, path.join(root, 'dist')), ...readBuiltPages(made, outDir)];
  } finally {
    await rm(outDir, { recursive: true, force: true });
    await remove();
  }
}

const documents = await buildSites();

const dataOf = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  );

/** The nodes of a page's one graph. */
function graphOf(html: string): Node[] {
  const [data, ...more] = dataOf(html);
  expect(more).toEqual([]);
  expect(Object.keys(data ?? {})).toEqual(['@context', '@graph']);
  expect(data?.['@context']).toBe('https://schema.org');
  return data?.['@graph'] as Node[];
}

/** Every value in it that is neither list nor object, with the property that holds it. */
function leavesOf(value: Json, key = ''): { key: string; value: string | number }[] {
  if (typeof value !== 'object') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, key));
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, name));
}

const nodesOf = (value: Json): Node[] => {
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return [value, ...Object.values(value).flatMap(nodesOf)];
};

const isReference = (node: Node) => Object.keys(node).join('') === '@id';

const ofType = (graph: Node[], type: string): Node[] => graph.filter((node) => node['@type'] === type);

const indexed = documents.filter(({ page, view }) => isIndexed(page.path, view));
const others = documents.filter((built) => !indexed.includes(built));

test('pages that search engines are to leave out say nothing to them', () => {
  expect(others.map(({ address }) => address)).toContain('/404');
  expect(others.map(({ address }) => address)).toContain('/mensagem-enviada');
  for (const { html } of others) expect(dataOf(html)).toEqual([]);
});

test.each(indexed)('$brand.id $address: one graph whose ids are distinct and lead somewhere', ({ html }) => {
  const nodes = nodesOf(graphOf(html));
  const named = nodes.filter((node) => !isReference(node)).flatMap((node) => node['@id'] ?? []);
  expect(new Set(named).size).toBe(named.length);
  for (const node of nodes.filter(isReference)) expect(named).toContain(node['@id']);
  for (const node of graphOf(html)) expect(node['@id']).toEqual(expect.any(String));
});

const allowedTypes = new Set<Json>([
  'Organization',
  'ContactPoint',
  'PostalAddress',
  'WebSite',
  'Service',
  'BreadcrumbList',
  'ListItem',
]);

/** The links of a brand, its pages and its images. */
const addressesOf = (brand: Brand, origin: string): (string | undefined)[] => [
  ...Object.values(brand.links.social),
  `https://wa.me/${brand.links.whatsapp.number}`,
  ...brandPages(brand).map((page) => origin + page.path),
  ...Object.values(brand.images).map(({ href }) => origin + href),
];

test.each(indexed)('$brand.id $address: nothing but what the brand says', ({ html, brand, origin }) => {
  const { street = '', district = '' } = brand.links.address ?? {};
  const said = leavesOf(JSON.parse(JSON.stringify(brand)) as Json).map(({ value }) => value);
  const written = ['Aviso de privacidade', 'Acessibilidade do site', `${street}, ${district}`];
  const known = new Set<string | number>([...said, ...written, 'pt-BR', 'BR', 1, 2]);
  const addresses = addressesOf(brand, origin);
  const invented = leavesOf(graphOf(html)).filter(({ key, value }) => {
    if (key === '@type') return !allowedTypes.has(value);
    if (typeof value === 'string' && /^https?:/.test(value))
      return !addresses.includes(value.replace(/#[\w-]+$/, ''));
    return !known.has(value);
  });
  expect(invented).toEqual([]);
});

test.each(indexed)('$brand.id $address: the brand, its home and the way back to it', (built) => {
  const { html, brand, page, view, origin } = built;
  const graph = graphOf(html);
  const home = origin + homePage(brand).path;
  const [organization, ...rivals] = ofType(graph, 'Organization');
  expect(rivals).toEqual([]);
  expect(organization).toMatchObject({ name: brand.name, url: home });
  const { phone, email, whatsapp } = brand.links;
  expect(organization?.contactPoint).toEqual({
    '@type': 'ContactPoint',
    '@id': `${home}#contact`,
    url: `https://wa.me/${whatsapp.number}`,
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(email === undefined ? {} : { email }),
    availableLanguage: 'pt-BR',
  });
  const profiles = Object.values(brand.links.social);
  expect(new Set([organization?.sameAs ?? []].flat())).toEqual(new Set(profiles));
  expect(organization?.address === undefined).toBe(brand.links.address === undefined);

  const isHome = page.path === homePage(brand).path;
  expect(ofType(graph, 'WebSite').map(({ url }) => url)).toEqual(isHome ? [home] : []);
  const [trail] = ofType(graph, 'BreadcrumbList');
  const steps = trail?.itemListElement as Node[] | undefined;
  expect(steps?.map(({ position, item }) => [position, item])).toEqual(
    isHome
      ? undefined
      : [
          [1, home],
          [2, origin + page.path],
        ],
  );

  const shown = view ? page.blocks.filter(({ kind }) => kind === 'job-opening') : page.blocks;
  const offers = shown.flatMap((block) => {
    if (block.kind === 'about') return block.specialties.map(({ title }) => title);
    return block.kind === 'job-opening' ? [block.title] : [];
  });
  expect(ofType(graph, 'Service').map(({ name }) => name)).toEqual(offers);
});

test('what breaks out of markup stays text', () => {
  const built = indexed.find(({ brand, view }) => brand.id === 'hostil' && !view);
  const [organization] = ofType(graphOf(built?.html ?? ''), 'Organization');
  expect(organization?.name).toBe(hostile);
  expect(built?.html).not.toContain(hostile);
});
