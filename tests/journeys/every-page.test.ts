import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContactFiles } from '#functions/node/contact-files.ts';
import { listBrands } from '../qa/create-qa-server.ts';
import { keepOffline } from '../qa/keep-offline.ts';
import { pageStates, widths } from '../qa/page-states.ts';
import { addressesOf } from './every-page.ts';
import { distDir, launchBrowser, openPage, site, startSite, walkedBrands, walksDroppedIn } from './site.ts';

const brands = await listBrands(distDir, await openContactFiles(distDir));
const pages = brands
  .filter(({ id }) => walkedBrands.some((brand) => brand.id === id))
  .flatMap(({ id, addresses }) => addresses.map((address) => ({ id, address })));
// axe needs JavaScript. What stands in the page without it is what stands there at first with it.
const states = pageStates.filter(({ scripted }) => scripted);

// That brands join by themselves shows at one width; what they look like at each is looked at in the checkout's own.
const walkedWidths = walksDroppedIn ? widths.slice(0, 1) : widths;

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
  expect(addresses).toEqual(expect.arrayContaining(walkedBrands.flatMap(addressesOf)));
});

async function expectAccessible(page: Page, where: string): Promise<void> {
  // axe leaves this rule out unless told to look.
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).analyze();
  const told = violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html)]);
  expect(told, where).toEqual([]);
}

describe.each(pages)('$id $address', ({ address }) => {
  test.each(walkedWidths)(
    'answers, and axe finds nothing in any state, frames included, at %i px',
    async (width) => {
      const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
      await keepOffline(page.context(), running.origin);
      running.forgetMessages();
      const answers = new Set<number | undefined>();
      const seen: string[] = [];
      let isFresh = false;
      for (const { id, enter } of states) {
        if (!isFresh) answers.add((await page.goto(running.origin + address))?.status());
        isFresh = !(await enter(page));
        if (isFresh) continue;
        await expectAccessible(page, id);
        seen.push(id);
      }
      await close();
      expect([...answers]).toEqual([address === '/404' ? 404 : 200]);
      expect(seen).toContain('inicial');
    },
  );
});
