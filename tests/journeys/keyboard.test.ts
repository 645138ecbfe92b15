import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, jobOpeningsOf } from './every-page.ts';
import { describeFocus } from './focus-faults.ts';
import { entries } from './form.ts';
import { launchBrowser, openPage, phone, site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterEach(() => {
  running.inbox.clear();
  running.forgetMessages();
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

async function open(path: string, options: BrowserContextOptions = desktop) {
  const opened = await openPage(browser, options);
  await opened.page.goto(running.origin + path, { waitUntil: 'networkidle' });
  return opened;
}

/** Tabs until what has the focus answers to the name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement: element } = document;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : [];
      return (
        element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent?.trim() ?? ''
      );
    });
    if (typeof name === 'string' ? label.startsWith(name) : name.test(label)) return;
    seen.push(label.slice(0, 40));
  }
  throw new Error(`the keyboard never reached ${name}: ${seen.join(' | ')}`);
}

const headingHasFocus = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement);

test.each(site.brands.flatMap(addressesOf))('%s: the first stop leads past the header', async (address) => {
  const { page, close } = await open(address, phone);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true);
  await close();
});

test('the menu leads to a section on a desktop, and the next stop lies in it', async () => {
  const { page, close } = await open('/');
  await tabTo(page, 'Contato');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#contato');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('contato');
  await close();
});

test('on a phone the menu opens, is walked through and closes, and the focus goes back to its button', async () => {
  const { page, close } = await open('/', phone);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const list = page.getByRole('navigation', { name: 'Principal' });
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'visible' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Início');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Space');
  await tabTo(page, 'Metodologia');
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#metodologia');
  await close();
});

test('the form is sent: what is missing is said at its field, and what was sent is announced', async () => {
  const { page, complaints, close } = await open('/', phone);
  await tabTo(page, 'Nome');
  await page.keyboard.type(entries.name);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(entries.email);
  await tabTo(page, 'Enviar mensagem');
  await page.keyboard.press('Enter');

  await page.getByRole('alert').filter({ hasText: 'Por favor, preencha todos os campos.' }).waitFor();
  const company = page.locator('[name="company"]');
  await expect.poll(() => company.evaluate((field) => field === document.activeElement)).toBe(true);
  const states = await page
    .locator('form :is(input, textarea)[required]')
    .evaluateAll((fields) =>
      fields.map((field) => [
        field.getAttribute('aria-invalid'),
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
      ]),
    );
  const fine = [null, null];
  const missing = ['true', 'Por favor, preencha todos os campos.'];
  expect(states).toEqual([fine, fine, missing, missing]);

  await page.keyboard.type(entries.company);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Precisamos de duas pessoas.');
  await tabTo(page, 'Enviar mensagem');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
  expect(await page.locator('form [aria-invalid]').count()).toBe(0);
  const submit = page.getByRole('button', { name: 'Enviar mensagem' });
  await expect.poll(() => submit.evaluate((button) => button === document.activeElement)).toBe(true);
  await running.inbox.waitForMails(2);
  expect(complaints).toEqual([]);
  await close();
});

test('the map is asked for, and is a stop once it shows something', async () => {
  const { page, close } = await open('/');
  await tabTo(page, 'Mostrar o mapa');
  const inMap = () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'mapa');
  await page.keyboard.press('Tab');
  expect(await inMap()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const shown = page.locator('iframe[name="mapa"]').contentFrame().getByText('Demonstração', { exact: true });
  await expect.poll(() => shown.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await inMap()).toBe(true);
  await close();
});

test('without JavaScript the map is no stop, and a link leads to it', async () => {
  const { page, close } = await open('/', { ...desktop, javaScriptEnabled: false });
  await tabTo(page, 'Mostrar o mapa');
  await page.keyboard.press('Tab');
  const tab = page.getByRole('link', { name: 'Abrir o mapa em uma nova aba' });
  expect(await tab.evaluate((link) => link === document.activeElement)).toBe(true);
  const [map] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await map.getByText('Demonstração', { exact: true }).waitFor();
  await close();
});

describe.each(site.brands.flatMap(jobOpeningsOf))('$path', ({ block, path, client, prospect }) => {
  test('either choice leads to its form, whose title has the focus, and back again', async () => {
    const { page, complaints, close } = await open(client);
    for (const choice of [block.prospect, block.client]) {
      await tabTo(page, 'Voltar');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await expect.poll(() => headingHasFocus(page)).toBe(true);
      await tabTo(page, choice.action);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: choice.frameTitle }).waitFor();
      await expect.poll(() => headingHasFocus(page)).toBe(true);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('a new client signs, stops the countdown, describes the job and is thanked', async () => {
    const { page, close } = await open(prospect);
    const pressInFrame = async (name: string) => {
      const button = page.locator('main iframe').contentFrame().getByRole('button', { name });
      await button.waitFor();
      const hasFocus = () =>
        button.evaluate((element) => element === document.activeElement && document.hasFocus());
      for (let stop = 0; stop < 40 && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
      expect(await hasFocus()).toBe(true);
      await page.keyboard.press('Enter');
    };
    await pressInFrame('Simular a assinatura');
    await page.getByRole('heading', { level: 1, name: block.signed.signedTitle }).waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await tabTo(page, 'Parar');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Contagem parada' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Abrir a vaga');
    await page.keyboard.press('Enter');
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await pressInFrame('Simular o envio');
    await page.getByRole('heading', { level: 1, name: block.sent.sentTitle }).waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await tabTo(page, block.whatsappAction);
    await close();
  });
});

const walks = [...site.brands.flatMap(addressesOf), '/nao-existe'].flatMap((address) =>
  [phone, desktop].map((options) => ({ address, options, width: options.viewport?.width })),
);

test.each(walks)(
  '$address at $width px: every stop is in sight and says that it has the focus',
  async (walk) => {
    const { page, close } = await open(walk.address, walk.options);
    const faults: string[] = [];
    const stops = new Set<string>();
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await describeFocus(page);
      if (focus === undefined || stops.has(focus.id)) break;
      stops.add(focus.id);
      faults.push(...focus.faults);
    }
    expect(stops.size).toBeGreaterThan(4);
    expect(faults).toEqual([]);
    await close();
  },
);
