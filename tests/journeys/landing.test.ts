import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, site, startSite } from './site.ts';
import { walk as walkPage } from './walk.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const walk = (steps: (page: Page) => Promise<unknown>) => walkPage(browser, running.origin, steps);

// What the specification says of this one page, in its words. Pages in general: pages.test.ts.

test('the menu has the sections of the specification, and leads to the job-opening page', () =>
  walk(async (page) => {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const items = ['Início', 'Sobre Nós', 'Diferenciais', 'Metodologia', 'Contato', 'Abrir Vaga'];
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(items);
    for (const anchor of ['inicio', 'sobre', 'diferenciais', 'metodologia', 'contato'])
      expect(await page.locator(`section#${anchor}`).count(), anchor).toBe(1);
    await menu.getByRole('link', { name: 'Abrir Vaga' }).click();
    await page.waitForURL('**/abrir-vaga');
    await page.getByRole('heading', { name: 'Sou Cliente', exact: true }).waitFor();
  }));

test('the hero has the headline, the badge and a button that scrolls to the contact section', () =>
  walk(async (page) => {
    const hero = page.locator('#inicio');
    expect(await hero.getByRole('heading', { level: 1 }).innerText()).toBe('Conectamos talento e estratégia');
    await hero.getByText('7 Anos de Mercado', { exact: true }).waitFor();
    await hero.getByRole('link', { name: 'Fale Conosco' }).click();
    expect(new URL(page.url()).hash).toBe('#contato');
    const title = await page.locator('#contato h2').boundingBox();
    expect(title?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  }));

test('the sections say what the firm does, how, and what is delivered', () =>
  walk(async (page) => {
    for (const name of ['Recrutamento & Seleção', 'RH Estratégico']) {
      await page.locator('#sobre').getByRole('heading', { name, exact: true }).waitFor();
    }
    expect(await page.locator('#diferenciais li').count()).toBe(4);
    const steps = await page.locator('#metodologia li').allInnerTexts();
    expect(steps.map((text) => text.split('\n').filter(Boolean).slice(0, 2).join(' '))).toEqual([
      '01 Alinhamento estratégico',
      '02 Triagem e testes',
      '03 Entrevistas aprofundadas',
      '04 Apresentação dos finalistas',
    ]);
    expect(steps[3]).toContain('dossiê completo');
    const delivery = page.locator('section', { has: page.getByRole('heading', { name: 'Entrega Final' }) });
    expect(await delivery.locator('li').count()).toBe(4);
    await delivery.getByText(/reposição garantida em até 30 dias/i).waitFor();
  }));

test('the contact section has e-mail, phone, street and map', () => {
  const { email, phone, address, map } = site.home.links;
  expect([email, phone, address, map].map((value) => typeof value)).toEqual([
    'string',
    'string',
    'object',
    'string',
  ]);
});
