import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderSite, type RenderOptions } from '#build/render-site.ts';
import { makeBrandsDir, sampleLinks } from './fixtures/brand-folder.ts';
import { generateBrands } from './fixtures/generate-brands.ts';

const root = path.resolve(import.meta.dirname, '..');
const bundleDir = path.join(root, 'dist');
let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let outDir: string;

beforeEach(async () => {
  brands = await makeBrandsDir();
  outDir = await mkdtemp(path.join(brands.brandsDir, '../out-'));
  await generateBrands(brands.brandsDir, 4);
});
afterEach(async () => {
  await rm(outDir, { recursive: true });
  await brands.remove();
});

const render = (settings = { functionsUrl: '', anonKey: 'chave' }, more: Partial<RenderOptions> = {}) =>
  renderSite({ brandsDir: brands.brandsDir, bundleDir, outDir, settings, compress: false, ...more });
const goOn = (more: Partial<RenderOptions> = {}) => render(undefined, { keepGoing: true, ...more });
const linksFile = (id: string) => path.join(brands.brandsDir, id, 'links.json');
const pageOf = (id: string) => readFileSync(path.join(outDir, `site/${id}.html`), 'utf8');
const swapNumber = async (id: string, number: string) => {
  const links = JSON.parse(readFileSync(linksFile(id), 'utf8')) as typeof sampleLinks;
  links.whatsapp.number = number;
  await writeFile(linksFile(id), JSON.stringify(links));
};
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
  expect(siteFiles().filter((file) => file.includes('/marca-3/')).length).toBeGreaterThan(3);
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

test('a run that keeps going draws what is sound, and leaves a broken brand its last good pages', async () => {
  await render();
  const before = pageOf('marca-2');
  await writeFile(linksFile('marca-2'), '{');
  await writeFile(linksFile('marca-0'), '{');
  await swapNumber('marca-1', '5599987654321');

  const { drawn, faults } = await goOn();
  expect(drawn).toEqual(['marca-1']);
  expect(faults.map(({ file }) => path.basename(path.dirname(file)))).toEqual(['marca-0', 'marca-2']);
  expect(pageOf('marca-1')).toContain('5599987654321');
  expect(pageOf('marca-2')).toBe(before);

  await swapNumber('marca-3', '5599912345678');
  expect((await goOn({ ids: ['marca-1'] })).drawn).toEqual([]);
  expect(await render(undefined, { ids: ['marca-3'] })).toMatchObject({ drawn: ['marca-3'], faults: [] });
});

test('a brand that takes the address of one that keeps its last good pages is told so', async () => {
  await render();
  const before = pageOf('marca-2');
  await writeFile(linksFile('marca-2'), '{');
  const brandFile = path.join(brands.brandsDir, 'marca-2/brand.ts');
  await writeFile(brandFile, readFileSync(brandFile, 'utf8').replaceAll('"/marca-2', '"/mudou'));
  const rival = path.join(brands.brandsDir, 'marca-1/brand.ts');
  await writeFile(rival, readFileSync(rival, 'utf8').replaceAll('"/marca-1', '"/marca-2'));

  const { drawn, faults } = await goOn();
  expect(drawn).toEqual([]);
  expect(faults.map(({ problem }) => problem)).toContainEqual(
    'o endereço /marca-2 está no ar na última versão boa da marca marca-2',
  );
  expect(pageOf('marca-2')).toBe(before);
});

test('while no brand owns / nothing is taken away', async () => {
  await render();
  const before = siteFiles();
  await rm(path.join(brands.brandsDir, 'marca-0'), { recursive: true });
  await rm(path.join(brands.brandsDir, 'marca-3'), { recursive: true });
  const { drawn, faults } = await goOn();
  expect(drawn).toEqual([]);
  expect(faults.map(({ problem }) => problem)).toEqual(['nenhuma marca tem a página /']);
  expect(siteFiles()).toEqual(before);
});

test('a run that keeps going refuses another engine than that of the last build', async () => {
  await expect(goOn()).rejects.toThrow('npm run build');
  await render();
  await expect(render({ functionsUrl: '', anonKey: 'outra' }, { keepGoing: true })).rejects.toThrow(
    'ANON_KEY',
  );
});
