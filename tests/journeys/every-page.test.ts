import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContactFiles } from '#functions/node/contact-files.ts';
import { listBrands } from '../qa/create-qa-server.ts';
import { keepOffline } from '../qa/keep-offline.ts';
import { pageStates } from '../qa/page-states.ts';
import { launchBrowser, openPage, site, startSite } from './site.ts';

const distDir = path.resolve(import.meta.dirname, '../../dist');
const brands = await listBrands(distDir, await openContactFiles(distDir));
const pages = brands.flatMap(({ id, addresses }) => addresses.map((address) => ({ id, address })));
const states = pageStates.filter(({ scripted }) => scripted);

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

test('every brand and each of its pages is here, the frame views and the pages of the engine too', () => {
  expect(brands.map(({ id }) => id).toSorted()).toEqual(site.brands.map(({ id }) => id).toSorted());
  const addresses = pages.map(({ address }) => address);
  const configured = site.brands.flatMap((brand) => brand.pages.map((page) => page.path));
  expect(addresses).toEqual(expect.arrayContaining([...configured, '/404']));
  expect(addresses.length).toBeGreaterThan(configured.length + 2);
});

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html)]);
  expect(told, where).toEqual([]);
}

describe.each(pages)('$id $address', ({ address }) => {
  // At the width of a desktop access.test.ts looks.
  test('answers, and axe finds nothing in any state on a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 800 } });
    // What a frame shows is its vendor's, also where a demonstration of the site's own stands for it.
    await keepOffline(page.context(), running.origin, { emptyFrames: true });
    running.forgetMessages();
    const open = async () => {
      const response = await page.goto(running.origin + address);
      expect(response?.status()).toBe(address === '/404' ? 404 : 200);
    };
    const seen: string[] = [];
    await open();
    for (const { id, enter } of states) {
      if (!(await enter(page))) continue;
      await expectAccessible(page, id);
      seen.push(id);
      await open();
    }
    await close();
    expect(seen).toContain('inicial');
  });
});
