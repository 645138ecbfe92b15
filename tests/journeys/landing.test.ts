import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
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

/** Walks the landing page, and fails where it complained of anything on the way. */
async function walk(steps: (page: Page) => Promise<void>, options = {}): Promise<void> {
  const { page, complaints, close } = await openPage(browser, options);
  await page.goto(running.origin);
  await steps(page);
  expect(complaints).toEqual([]);
  await close();
}

const sections = [
  ['Início', 'inicio'],
  ['Sobre Nós', 'sobre'],
  ['Diferenciais', 'diferenciais'],
  ['Metodologia', 'metodologia'],
  ['Contato', 'contato'],
] as const;

test('the fixed header leads to every section, hides no title and marks where the visitor is', () =>
  walk(async (page) => {
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    for (const [label, anchor] of sections) {
      const item = header.getByRole('link', { name: label, exact: true });
      await item.click();
      await expect.poll(() => item.getAttribute('aria-current')).toBe('location');
      expect(new URL(page.url()).hash).toBe(`#${anchor}`);
      const title = await page.locator(`#${anchor} :is(h1, h2)`).first().boundingBox();
      const bar = await header.boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
      expect(await header.locator('[aria-current="location"]').count()).toBe(1);
    }
  }));

const scrollBehaviour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test('sections are scrolled to smoothly, unless the visitor prefers less motion', async () => {
  await walk(async (page) => expect(await scrollBehaviour(page)).toBe('smooth'), {
    reducedMotion: 'no-preference',
  });
  await walk(async (page) => expect(await scrollBehaviour(page)).toBe('auto'), { reducedMotion: 'reduce' });
});

test("'Abrir Vaga' is in the menu and leads to the job-opening page", () =>
  walk(async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Abrir Vaga' }).click();
    await page.waitForURL('**/abrir-vaga');
    await page.getByRole('heading', { name: 'Sou Cliente', exact: true }).waitFor();
  }));

test('on a phone the menu opens as a list; choosing an item, and Escape, close it', () =>
  walk(async (page) => {
    const toggle = page.getByRole('button', { name: 'Menu' });
    const list = page.getByRole('navigation', { name: 'Principal' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await list.isVisible()).toBe(false);

    await toggle.tap();
    await list.waitFor({ state: 'visible' });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    const boxes = await Promise.all((await list.getByRole('link').all()).map((link) => link.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(sections.length + 1);

    await list.getByRole('link', { name: 'Metodologia' }).tap();
    await list.waitFor({ state: 'hidden' });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    expect(new URL(page.url()).hash).toBe('#metodologia');

    await toggle.tap();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  }, phone));

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

test('the contact section links e-mail and phone, and shows the map in its box once it is asked for', () =>
  walk(async (page) => {
    const { links } = site.home;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const contact = page.locator('#contato');
    const hrefOf = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(links.email ?? '')).toBe(`mailto:${links.email}`);
    expect(await hrefOf(links.phone ?? '')).toBe(`tel:${links.phone?.replaceAll(/[^+\d]/g, '')}`);
    await contact.getByText(links.address?.street ?? 'no street').waitFor();
    await expectMap(page, requested);
  }));

test('the map needs no JavaScript, and answers to the keyboard', () =>
  walk(async (page) => expectMap(page, []), { javaScriptEnabled: false }));

/** Asks for the map: nothing of it may have been fetched before, and it appears in its box after. */
async function expectMap(page: Page, requested: string[]): Promise<void> {
  const address = site.home.links.map ?? 'no map';
  const frame = page.locator('#contato iframe');
  await frame.scrollIntoViewIfNeeded();
  expect((await frame.boundingBox())?.height).toBe(12 * 16);
  expect(await frame.getAttribute('src')).toBe(null);
  expect(requested.filter((url) => url.includes(address))).toEqual([]);
  await page.getByRole('link', { name: 'Mostrar o mapa' }).press('Enter');
  await frame.contentFrame().getByText('Demonstração', { exact: true }).waitFor();
  expect(page.url()).not.toContain(address);
}

test('a click on the box shows the map, which then takes the pointer itself', () =>
  walk(async (page) => {
    const frame = page.locator('#contato iframe');
    await frame.scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Mostrar o mapa' }).click();
    await frame.contentFrame().getByText('Demonstração', { exact: true }).waitFor();
    await frame.contentFrame().getByRole('heading', { name: 'Mapa' }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  }));

test('footer and chat button lead where links.json says', () =>
  walk(async (page) => {
    const { links } = site.home;
    const social = await page
      .getByRole('contentinfo')
      .getByRole('list', { name: 'Redes sociais' })
      .getByRole('link')
      .evaluateAll((items) => items.map((item) => item.getAttribute('href')));
    expect(social).toEqual(Object.values(links.social));
    const chat = page.getByRole('link', { name: /WhatsApp/ });
    expect(await chat.getAttribute('href')).toBe(whatsappUrl(links.whatsapp));
    expect(await chat.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  }));

test('nothing scrolls sideways from 320 px up', async () => {
  for (const width of [320, 360, 768, 1440]) {
    await walk(
      async (page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width),
      { viewport: { width, height: 800 } },
    );
  }
});
