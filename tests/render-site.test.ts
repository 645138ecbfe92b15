import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir, sampleLinks } from './fixtures/brand-folder.ts';
import { generateBrands } from './fixtures/generate-brands.ts';

const root = path.resolve(import.meta.dirname, '..');
const bundleDir = path.join(root, 'dist');
let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let outDir: string;

beforeEach(async () => {
  brands = await makeBrandsDir();
  outDir = await mkdtemp(path.join(brands.brandsDir, '../out-'));
  await generateBrands(brands.brandsDir, 4, path.join(root, 'brands/consultoria'));
});
afterEach(async () => {
  await rm(outDir, { recursive: true });
  await brands.remove();
});

const render = (settings = { functionsUrl: '', anonKey: 'chave' }) =>
  renderSite({ brandsDir: brands.brandsDir, bundleDir, outDir, settings, compress: false });
const siteFiles = () =>
  readdirSync(path.join(outDir, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .toSorted();
const scripts = (dir: string) =>
  readdirSync(path.join(dir, 'site/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(path.join(dir, 'site/assets', name), 'utf8')]);

test('after a change of one links.json only the pages of its brand are drawn', async () => {
  expect((await render()).drawn).toHaveLength(4);
  const other = path.join(outDir, 'site/marca-1.html');
  const before = statSync(other).mtimeMs;

  await writeFile(
    path.join(brands.brandsDir, 'marca-2/links.json'),
    JSON.stringify({
      ...sampleLinks,
      frames: { jobForm: 'https://vagas.example/a', contract: 'https://contrato.example/b' },
      email: 'contato@marca-2.example',
    }),
  );
  expect((await render()).drawn).toEqual(['marca-2']);
  expect(readFileSync(path.join(outDir, 'site/marca-2.html'), 'utf8')).toContain(sampleLinks.whatsapp.number);
  expect(statSync(other).mtimeMs).toBe(before);
  expect((await render()).drawn).toEqual([]);
});

test('a setting that every page depends on draws them all again', async () => {
  await render();
  expect((await render({ functionsUrl: '', anonKey: 'outra-chave' })).drawn).toHaveLength(4);
});

test('what a brand no longer has is taken away', async () => {
  await render();
  expect(siteFiles()).toContain('site/marca-3/abrir-vaga.html');
  await rm(path.join(brands.brandsDir, 'marca-3'), { recursive: true });
  await render();
  expect(siteFiles().filter((file) => file.includes('marca-3'))).toEqual([]);
  expect(readdirSync(path.join(outDir, 'function/brands'))).toEqual([
    'marca-0.json',
    'marca-1.json',
    'marca-2.json',
  ]);
});

test('the scripts are the same, whatever the number of brands', async () => {
  await render();
  expect(scripts(outDir).length).toBeGreaterThan(3);
  expect(scripts(outDir)).toEqual(scripts(bundleDir));
});

test('a brand that does not parse leaves the last good pages as they are', async () => {
  await render();
  const before = siteFiles();
  await writeFile(path.join(brands.brandsDir, 'marca-2/links.json'), '{');
  await expect(render()).rejects.toThrow('links.json');
  expect(siteFiles()).toEqual(before);
});
