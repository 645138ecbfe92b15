import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '#build/render-site.ts';
import { startNode } from '#functions/node/start-node.ts';
import { parseSettings } from '#schema/settings.ts';
import { makeBrandsDir } from './fixtures/brand-folder.ts';
import { generateBrands } from './fixtures/generate-brands.ts';

// Each test starts the server, and each change a process that draws, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

const root = path.resolve(import.meta.dirname, '..');
let folder: string;
let remove: () => Promise<void>;
let node: ReturnType<typeof startNode> | undefined;

beforeEach(async () => {
  ({ brandsDir: folder, remove } = await makeBrandsDir());
  for (const name of ['brands', 'dist', 'tmp']) mkdirSync(path.join(folder, name));
  await generateBrands(path.join(folder, 'brands'), 3);
  for (const name of ['client', 'server'])
    cpSync(path.join(root, 'dist', name), path.join(folder, 'dist', name), { recursive: true });
  const { functionsUrl, anonKey } = parseSettings({});
  const distDir = path.join(folder, 'dist');
  await renderSite({
    brandsDir: path.join(folder, 'brands'),
    bundleDir: distDir,
    outDir: distDir,
    settings: { functionsUrl, anonKey },
  });
});
afterEach(async () => {
  await node?.kill();
  await remove();
});

const linksFile = (id: string) => path.join(folder, 'brands', id, 'links.json');
const withNumber = (id: string, number: string) =>
  readFileSync(linksFile(id), 'utf8').replace(/"number": ?"\d+"/, `"number": "${number}"`);

test('a changed link is served without a restart; a broken one leaves the last good page and says why', async () => {
  node = startNode(folder, { WATCH_BRANDS: '1' });
  const { output } = node;
  const site = await node.address('Site no ar');
  const pageOf = async (id: string) => (await fetch(`${site}/${id}`)).text();
  await expect.poll(() => output.stdout).toContain('brands/');

  writeFileSync(linksFile('marca-1'), withNumber('marca-1', '5599911111111'));
  await expect.poll(() => pageOf('marca-1'), patience).toContain('5599911111111');

  // As editors and git save: a new file takes the old one's place.
  writeFileSync(`${linksFile('marca-1')}~`, withNumber('marca-1', '5599922222222'));
  renameSync(`${linksFile('marca-1')}~`, linksFile('marca-1'));
  await expect.poll(() => pageOf('marca-1'), patience).toContain('5599922222222');

  const good = readFileSync(linksFile('marca-1'), 'utf8');
  writeFileSync(linksFile('marca-1'), '{ "whatsapp": ');
  await expect.poll(() => output.stderr, patience).toContain('não é JSON: na coluna 15, falta um valor');
  expect(output.stderr).toContain('a última versão boa destas páginas continua no ar');
  expect(await pageOf('marca-1')).toContain('5599922222222');

  writeFileSync(linksFile('marca-2'), withNumber('marca-2', '5599933333333'));
  await expect.poll(() => pageOf('marca-2'), patience).toContain('5599933333333');

  writeFileSync(linksFile('marca-1'), good.replace('5599922222222', '5599944444444'));
  await expect.poll(() => pageOf('marca-1'), patience).toContain('5599944444444');
  expect((await node.stop()).code).toBe(0);
});

test('a brand file that throws, or ends its process, does not touch the server', async () => {
  node = startNode(folder);
  const { output } = node;
  const site = await node.address('Site no ar');
  await expect.poll(() => output.stdout).toContain('brands/');
  const file = path.join(folder, 'brands/marca-1/brand.ts');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, "throw new Error('logotipo perdido');");
  await expect.poll(() => output.stderr, patience).toContain('o arquivo parou com um erro: logotipo perdido');
  writeFileSync(file, 'process.exit(3);');
  await expect.poll(() => output.stdout, patience).toContain('parou com o código 3');
  writeFileSync(file, good.replace(/"title": "[^"]*"/, '"title": "Um título novo da marca"'));
  await expect
    .poll(async () => (await fetch(`${site}/marca-1`)).text(), patience)
    .toContain('Um título novo da marca');
});

test('WATCH_BRANDS=0 leaves the pages as they were built', async () => {
  node = startNode(folder, { WATCH_BRANDS: '0' });
  await node.address('Site no ar');
  await node.address('Caixa de entrada');
  expect((await node.stop()).stdout).not.toContain('brands/');
});
