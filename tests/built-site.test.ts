import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { readBuiltPages } from './fixtures/built-pages.ts';
import { makeBrandsDir, sampleBrand, writeBrand } from './fixtures/brand-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const siteDir = path.join(root, 'dist/site');
const site = await loadSite(path.join(root, 'brands'));

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

test('every class of a page has a rule there, and every rule that no script knows its class', () => {
  for (const { address, html } of readBuiltPages(site, path.join(root, 'dist'))) {
    const body = html.slice(html.indexOf('<body'));
    const classes = new Set(
      [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(classes.size, address).toBeGreaterThan(10);
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text);
    const hasRule = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(styles.join(''));
    const bare = [...classes].filter((name) => !/^(?:sc-|Toastify)/.test(name) && !hasRule(name));
    expect(bare, address).toEqual([]);
    const idle = [...(styles.at(-1) ?? '').matchAll(/\.([a-zA-Z][\w-]*)/g)].filter(
      ([, name = '']) => !name.startsWith('sc-') && !classes.has(name),
    );
    expect(
      idle.map(([name]) => name),
      address,
    ).toEqual([]);
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
