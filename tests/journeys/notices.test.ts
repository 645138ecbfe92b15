import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homePage, noticePaths } from '#engine/brand-pages.ts';
import { addressesOf } from './every-page.ts';
import { launchBrowser, openPage, phone, site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

describe.each(site.brands)('$id', (brand) => {
  const { privacy, accessibility } = noticePaths(brand);
  const home = homePage(brand).path;

  test('leads to both notices from the foot of every page, and from them back to its start', async () => {
    const { page, complaints, close } = await openPage(browser);
    const linkOf = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    for (const address of addressesOf(brand)) {
      await page.goto(running.origin + address);
      expect(await linkOf('Privacidade').getAttribute('href'), address).toBe(privacy);
      expect(await linkOf('Acessibilidade').getAttribute('href'), address).toBe(accessibility);
    }
    for (const name of ['Privacidade', 'Acessibilidade']) {
      await linkOf(name).click();
      await page.getByRole('link', { name: 'Voltar ao início' }).click();
      await page.waitForURL(running.origin + home);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([privacy, accessibility])(
    '%s: its contents lead to a heading each, in sight',
    async (address) => {
      const { page, close } = await openPage(browser, phone);
      await page.goto(running.origin + address);
      const contents = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link');
      const titles = await contents.allInnerTexts();
      expect(titles.length).toBeGreaterThan(2);
      expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(titles);
      const header = await page.getByRole('banner').boundingBox();
      for (const title of titles) {
        await contents.getByText(title, { exact: true }).click();
        const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(740);
        expect((await heading.boundingBox())?.y, title).toBeGreaterThanOrEqual(header?.height ?? 0);
      }
      await close();
    },
  );
});

test('the note beside the form keeps its words and leads to the privacy notice', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(running.origin);
  const note = page.getByText(/enviados por e-mail à nossa equipe e não ficam armazenados .* \(LGPD\)/);
  await note.getByRole('link', { name: 'Aviso de privacidade' }).click();
  await page.waitForURL(`**${noticePaths(site.home).privacy}`);
  await close();
});
