import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir, sampleBrand, writeBrand } from './fixtures/brand-folder.ts';
import { readBuiltPages } from './fixtures/built-pages.ts';
import { bareBrand, bareLinks } from './fixtures/extreme-brand.ts';

const blocks = [
  ...bareBrand.pages.flatMap((page): { kind: string; anchor?: string }[] => page.blocks),
  { kind: 'not-found' },
].map((block) => (block.kind === 'hero' ? { ...block, action: { label: 'Ir', href: '/' } } : block));
// Their views have one address a page.
const alone = new Set(['contact', 'job-opening']);

/** A brand with a page for every kind of block by itself, and for every two kinds in either order. */
function generateBrand() {
  const pairs = blocks.flatMap((first) =>
    blocks
      .filter((second) => first !== second || !alone.has(first.kind))
      .map((second) => [first, { ...second, anchor: undefined }]),
  );
  const pages = [...blocks.map((block) => [block]), ...pairs].map((ofPage, index) => ({
    path: index === 0 ? '/' : `/pagina-${index}`,
    title: `Página de número ${index}`,
    description: `A página de número ${index}.`,
    blocks: ofPage,
  }));
  return { ...sampleBrand, pages };
}

async function build() {
  const { brandsDir, remove } = await makeBrandsDir();
  const outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  try {
    await writeBrand(brandsDir, 'gerada', { brand: generateBrand(), links: bareLinks });
    const bundleDir = path.resolve(import.meta.dirname, '../dist');
    await renderSite({ brandsDir, bundleDir, outDir, settings: { functionsUrl: '', anonKey: 'chave' } });
    return readBuiltPages(await loadSite(brandsDir), outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
    await remove();
  }
}

const documents = (await build()).map(({ address, page, html }) => ({
  address,
  kinds: page.blocks.map(({ kind }) => kind).join(', '),
  levels: [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)),
}));

test.each(documents)('$address ($kinds) begins with its one h1 and skips no level', ({ levels }) => {
  expect(levels.indexOf(1)).toBe(0);
  expect(levels.lastIndexOf(1)).toBe(0);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
});

test('every kind of block was drawn first, and after every other', () => {
  expect(documents.length).toBeGreaterThan(blocks.length ** 2);
});
