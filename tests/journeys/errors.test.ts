import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobOpeningViews, viewPath } from '#blocks/views.ts';
import { homePage } from '#engine/brand-pages.ts';
import { launchBrowser, openPage, pagesWith, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

test('an unknown path is a 404 that says so, leads back to the start and is logged on both sides', async () => {
  const { page, complaints, close } = await openPage(browser);
  const response = await page.goto(`${running.origin}/nao/existe?segredo=1`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  await expect.poll(() => complaints).toContain('404: nenhuma página em /nao/existe');
  expect(running.warnings.join('\n')).toContain('/nao/existe');
  expect(running.warnings.join('\n')).not.toContain('segredo');
  await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click();
  await page.waitForURL(`${running.origin}/`);
  await close();
});

test.each(pagesWith('job-opening'))(
  'a screen of $path that cannot be drawn says so, and leads back to the start',
  async ({ brand, path }) => {
    const address = viewPath(path, jobOpeningViews.client);
    const { page, close } = await openPage(browser);
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('"titles":{', '"frames":null,"titles":{') });
    });
    await page.goto(running.origin + address);
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText(/Algo deu errado/).waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Voltar ao início' }).click();
    await page.waitForURL(running.origin + homePage(brand).path);
    await close();
  },
);
