import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, pagesWith, startSite } from './site.ts';
import { walk } from './walk.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const withDetails = pagesWith('contact').map(({ brand, path: address }) => ({ brand, address }));

const walkPage = (
  address: string,
  steps: (page: Page) => Promise<unknown>,
  options?: BrowserContextOptions,
) => walk(browser, running.origin + address, steps, options);

const showMap = (page: Page) => page.getByRole('link', { name: 'Mostrar o mapa' });

test.each(withDetails)('the contact details of $address are those of links.json', ({ brand, address }) =>
  walkPage(address, async (page) => {
    const { email, phone: number, address: place } = brand.links;
    const main = page.getByRole('main');
    const leadsTo = (scheme: string) =>
      main
        .locator(`a[href^="${scheme}:"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await leadsTo('mailto')).toEqual(email ? [`mailto:${email}`] : []);
    expect(await leadsTo('tel')).toEqual(number ? [`tel:${number.replaceAll(/[^+\d]/g, '')}`] : []);
    const streets = await main.locator('address').allInnerTexts();
    expect(streets.map((text) => text.includes(place?.street ?? ''))).toEqual(place ? [true] : []);
  }),
);

describe.each(withDetails.filter(({ brand }) => brand.links.map))(
  'the map of $address',
  ({ brand, address }) => {
    const map = brand.links.map ?? '';
    /** Asks for the map: nothing of it may have been fetched before, and it appears in its box after. */
    const expectMap = async (page: Page, ask: (page: Page) => Promise<void>): Promise<void> => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const frame = page.locator('iframe[name="mapa"]');
      await frame.scrollIntoViewIfNeeded();
      expect((await frame.boundingBox())?.height).toBe(12 * 16);
      expect(await frame.getAttribute('src')).toBe(null);
      expect(requested.filter((url) => url.includes(map))).toEqual([]);
      await ask(page);
      await expect.poll(() => page.frame('mapa')?.url()).toContain(map);
      expect(requested.some((url) => url.includes(map))).toBe(true);
      expect(page.url()).not.toContain(map);
    };

    test('comes when it is asked for by keyboard', () =>
      walkPage(address, (page) => expectMap(page, () => showMap(page).press('Enter'))));

    test('needs no JavaScript', () =>
      walkPage(address, (page) => expectMap(page, () => showMap(page).press('Enter')), {
        javaScriptEnabled: false,
      }));

    test('comes when its box is clicked, and then takes the pointer itself', () =>
      walkPage(address, async (page) => {
        await expectMap(page, () => showMap(page).click());
        await page.locator('iframe[name="mapa"]').contentFrame().getByRole('main').click();
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      }));
  },
);
