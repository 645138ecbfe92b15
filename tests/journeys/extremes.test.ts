import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir, writeBrand } from '../fixtures/brand-folder.ts';
import { bareBrand, bareLinks, extremeBrand } from '../fixtures/extreme-brand.ts';
import { addressesOf } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { launchBrowser, openPage, startSite } from './site.ts';

const { brandsDir, remove } = await makeBrandsDir();
await writeBrand(brandsDir, 'extremos', { brand: extremeBrand, links: bareLinks });
await writeBrand(brandsDir, 'minima', { brand: bareBrand, links: bareLinks });
const { brands } = await loadSite(brandsDir);
const addresses = [...brands.flatMap(addressesOf), '/nao-existe'];

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  const bundleDir = path.resolve(import.meta.dirname, '../../dist');
  await renderSite({ brandsDir, bundleDir, outDir, settings: { functionsUrl: '', anonKey: 'chave' } });
  [running, browser] = await Promise.all([startSite(outDir), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
  await rm(outDir, { recursive: true, force: true });
  await remove();
});

/** Headings and lists with nothing in them, and details without a value. */
const emptyParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, ul, ol, dl, li, dt, dd, nav, address')]
      .filter((element) => !element.textContent?.trim() && !element.querySelector('[aria-label]'))
      .map((element) => element.outerHTML),
  );

describe.each(addresses)('%s, of a brand with the longest texts or the fewest', (address) => {
  test('loses nothing at any width, and shows no empty part', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(running.origin + address);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
      await expectMenuFits(page);
    }
    expect(await emptyParts(page)).toEqual([]);
    await close();
  });
});

/** Opens the menu where it is a list behind a button, and closes it again. */
async function expectMenuFits(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.waitFor({ state: 'visible' });
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}
