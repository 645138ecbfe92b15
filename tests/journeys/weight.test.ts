import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf } from '../bench/wire.ts';
import { brotliBytes, scriptsUsed, weighPage } from '../bench/weight.ts';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { fillForm } from './form.ts';
import { distDir, launchBrowser, openPage, pagesWith, startSite, walkedBrands } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const addresses = walkedBrands.flatMap(({ pages }) => pages.map((page) => page.path));

describe.each(addresses)('the page %s', (address) => {
  test('weighs at most 12 KB before any interaction, and asks for no script', async () => {
    const { before, ahead } = await weighPage(browser, running.origin + address);
    expect(before.map(({ type }) => type).filter((type) => type !== 'Other')).toEqual(['Document']);
    expect(bytesOf(before)).toBeLessThanOrEqual(12_000);
    expect(ahead.length).toBeGreaterThan(0);
  });

  test('comes compressed, is kept by the browser and asked about again', async () => {
    const response = await fetch(running.origin + address, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(running.origin + address, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });
});

describe.each(pagesWith('contact'))('the form at $path', ({ path: address, block }) => {
  test('loads at most 95 KB of scripts when it is used', async () => {
    const scripts = await scriptsUsed(browser, running.origin + address, async (page) => {
      await fillForm(page);
      await page.getByRole('button', { name: block.submitLabel }).click();
      await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
    });
    expect(scripts.length).toBeGreaterThan(1);
    expect(brotliBytes(distDir, scripts)).toBeLessThanOrEqual(95_000);
  });

  test('is as it was left when the visitor goes back to it', async () => {
    const keeping = await chromium.launch({
      ...browserLaunchOptions(),
      // Playwright switches the cache of left pages off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const { page, close } = await openPage(keeping);
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto(`${running.origin}/demonstracao/mapa`);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.locator('html').getAttribute('data-restored')).toBe('true');
    expect(await page.locator('[name="company"]').inputValue()).not.toBe('');
    await close();
    await keeping.close();
  });
});
