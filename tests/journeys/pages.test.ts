import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homePage } from '#engine/brand-pages.ts';
import { socialNetworks } from '#schema/social-networks.ts';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import { addressesOf } from './every-page.ts';
import { launchBrowser, phone, startSite, walkedBrands } from './site.ts';
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

const addresses = walkedBrands.flatMap((brand) => addressesOf(brand).map((address) => ({ brand, address })));
const withMenu = walkedBrands.flatMap((brand) => {
  const { path: address, blocks } = homePage(brand);
  const items = blocks.flatMap(({ menuLabel, anchor }) =>
    menuLabel && anchor ? [{ menuLabel, anchor }] : [],
  );
  return items.length > 0 ? [{ brand, address, items }] : [];
});

const walkPage = (
  address: string,
  steps: (page: Page) => Promise<unknown>,
  options?: BrowserContextOptions,
) => walk(browser, running.origin + address, steps, options);

const behaviour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
const hrefs = (items: Element[]) => items.map((item) => item.getAttribute('href') ?? '');

describe.each(addresses)('$address', ({ brand, address }) => {
  test('stands in its brand: logo, footer, social links and chat button lead where the brand says', () =>
    walkPage(address, async (page) => {
      const { social, whatsapp } = brand.links;
      const logo = page.getByRole('banner').locator('img');
      expect(await logo.getAttribute('src')).toBe(brand.images[brand.logo.image]?.href);
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const footer = page.getByRole('contentinfo');
      expect(await footer.innerText()).toContain(brand.name);
      const networks = footer.getByRole('list', { name: 'Redes sociais' }).getByRole('link');
      expect(await networks.evaluateAll(hrefs)).toEqual(socialNetworks.flatMap((name) => social[name] ?? []));
      const chat = page.getByRole('link', { name: `Conversar com ${brand.name} pelo WhatsApp` });
      expect(await chat.getAttribute('href')).toBe(whatsappUrl(whatsapp));
      expect(await chat.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    }));

  test('every link of its own stays in the brand, and leads to what answers or to a section that is there', () =>
    walkPage(address, async (page) => {
      const { frames, map } = brand.links;
      const own = [...addressesOf(brand), frames?.jobForm, frames?.contract, map];
      const links = await page.locator('a[href^="/"], a[href^="#"]').evaluateAll(hrefs);
      expect(links.length).toBeGreaterThan(0);
      for (const href of new Set(links)) {
        const { pathname, hash } = new URL(href, running.origin + address);
        expect(own, href).toContain(pathname);
        const response = await fetch(running.origin + pathname);
        expect(response.status, href).toBe(200);
        expect(await response.text(), href).toContain(hash && ` id="${hash.slice(1)}"`);
      }
    }));
});

test.each(walkedBrands.flatMap(({ pages }) => pages.map(({ path }) => path)))(
  '%s scrolls smoothly unless the visitor prefers less motion, and never sideways from 320 px up',
  async (address) => {
    await walkPage(address, async (page) => expect(await behaviour(page)).toBe('smooth'), {
      reducedMotion: 'no-preference',
    });
    await walkPage(address, async (page) => {
      expect(await behaviour(page)).toBe('auto');
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  },
);

test.each(withMenu)(
  'the header of $address leads to every section, hides no title and marks where the visitor is',
  ({ address, items }) =>
    walkPage(address, async (page) => {
      const header = page.getByRole('banner');
      expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      for (const { menuLabel, anchor } of items) {
        const item = header.getByRole('link', { name: menuLabel, exact: true });
        await item.click();
        await expect.poll(() => item.getAttribute('aria-current')).toBe('location');
        expect(new URL(page.url()).hash).toBe(`#${anchor}`);
        const title = await page.locator(`#${anchor} :is(h1, h2)`).first().boundingBox();
        expect(title?.y).toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 0);
        expect(await header.locator('[aria-current="location"]').count()).toBe(1);
      }
    }),
);

test.each(withMenu)(
  'on a phone the menu of $address opens as a list; choosing an item, and Escape, close it',
  ({ brand, address, items }) =>
    walkPage(
      address,
      async (page) => {
        const toggle = page.getByRole('button', { name: 'Menu' });
        const list = page.getByRole('navigation', { name: 'Principal' });
        expect(await toggle.getAttribute('aria-expanded')).toBe('false');
        expect(await list.isVisible()).toBe(false);

        await toggle.tap();
        await list.waitFor({ state: 'visible' });
        await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
        const links = await list.getByRole('link').all();
        const boxes = await Promise.all(links.map((link) => link.boundingBox()));
        const tops = boxes.map((box) => box?.y ?? 0);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        expect(new Set(tops).size).toBe(items.length + (brand.menuAction ? 1 : 0));

        const last = items.at(-1);
        await list.getByRole('link', { name: last?.menuLabel ?? '', exact: true }).tap();
        await list.waitFor({ state: 'hidden' });
        await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
        expect(new URL(page.url()).hash).toBe(`#${last?.anchor}`);

        await toggle.tap();
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
      },
      phone,
    ),
);
