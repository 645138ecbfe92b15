import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { devSite } from '#build/dev-site.ts';
import { contactParts } from '../fixtures/contact-parts.ts';
import { parseSettings } from '#schema/settings.ts';
import { studio } from '#studio/server/studio.ts';
import { makeBrandsDir } from '../fixtures/brand-folder.ts';
import { launchBrowser, openPage, site } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const patience = { timeout: 15_000 };
const { id, name } = site.home;
let server: ViteDevServer;
let browser: Browser;
let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let origin: string;

const file = () => path.join(brands.brandsDir, id, 'links.json');
const original = await readFile(path.join(root, 'brands', id, 'links.json'), 'utf8');
const { number } = site.home.links.whatsapp;

beforeAll(async () => {
  [brands, browser] = await Promise.all([makeBrandsDir(), launchBrowser()]);
  await cp(path.join(root, 'brands'), brands.brandsDir, { recursive: true });
  const { functionsUrl, anonKey } = parseSettings({});
  const settings = { functionsUrl, anonKey };
  // No letter is sent here: nobody answers at this address.
  const contact = contactParts('smtp://127.0.0.1:1');
  server = await createServer({
    root,
    logLevel: 'silent',
    cacheDir: path.join(root, 'dist/.vite-studio'),
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      studio({ brandsDir: brands.brandsDir, publicDir: path.join(root, 'public'), settings }),
      devSite({ brandsDir: brands.brandsDir, settings, contact }),
    ],
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await brands.remove();
});
beforeEach(() => writeFile(file(), original));

const numberField = (page: Page) => page.getByLabel('Número obrigatório');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar' });
const chatLink = 'a[href^="https://wa.me/"]';

async function openEditor() {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  // The server bundles its packages while it is first asked for them.
  opened.page.setDefaultTimeout(60_000);
  await opened.page.goto(`${origin}/studio/${id}/links`);
  await expect.poll(() => numberField(opened.page).inputValue(), { timeout: 40_000 }).toBe(number);
  return opened;
}

test('a link that is swapped in the studio shows in its preview, then in the file and on the page', async () => {
  const { page, complaints, close } = await openEditor();
  const visitor = await openPage(browser);
  await visitor.page.goto(origin);
  await numberField(page).fill('5599987654321');
  const preview = page.frameLocator('iframe[data-shown]');
  await expect
    .poll(() => preview.locator(chatLink).first().getAttribute('href'), patience)
    .toContain('5599987654321');
  expect(await readFile(file(), 'utf8')).toBe(original);

  await saveButton(page).click();
  await page.getByText('Salvo', { exact: true }).waitFor();
  expect(await readFile(file(), 'utf8')).toBe(original.replace(number, '5599987654321'));
  await expect
    .poll(() => visitor.page.locator(chatLink).first().getAttribute('href'), patience)
    .toContain('5599987654321');
  expect(complaints).toEqual([]);
  await visitor.close();
  await close();
});

test('what cannot be saved is said beside its field, and cannot be saved', async () => {
  const { page, close } = await openEditor();
  await numberField(page).fill('12');
  const field = page.locator('[data-field="whatsapp.number"]');
  await field.getByRole('alert').waitFor();
  expect(await saveButton(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => field.getByRole('alert').count()).toBe(0);
  expect(await numberField(page).inputValue()).toBe(number);
  await close();
});

test('of two people who edit at once the second is told, keeps what was typed, and decides', async () => {
  const [first, second] = [await openEditor(), await openEditor()];
  await second.page.getByLabel('Mensagem que já vem escrita').fill('Oi! Quero conversar.');
  await numberField(first.page).fill('5599911112222');
  await saveButton(first.page).click();
  await first.page.getByText('Salvo', { exact: true }).waitFor();

  const { page } = second;
  await page.getByText('O arquivo mudou enquanto você editava').waitFor();
  expect(await saveButton(page).isDisabled()).toBe(true);
  expect(await page.getByLabel('Mensagem que já vem escrita').inputValue()).toBe('Oi! Quero conversar.');
  await page.getByRole('button', { name: 'Pôr as minhas sobre o arquivo novo' }).click();
  await expect.poll(() => numberField(page).inputValue()).toBe('5599911112222');
  await expect.poll(() => saveButton(page).isEnabled()).toBe(true);
  await saveButton(page).click();
  await page.getByText('Salvo', { exact: true }).waitFor();
  expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({
    whatsapp: { number: '5599911112222', greeting: 'Oi! Quero conversar.' },
  });
  await Promise.all([first.close(), second.close()]);
});

test('a file that goes away, or that may not be written, loses nothing that was typed', async () => {
  const { page, close } = await openEditor();
  await numberField(page).fill('5599933334444');
  await chmod(file(), 0o444);
  await saveButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'é só de leitura' }).waitFor();
  expect(await readFile(file(), 'utf8')).toBe(original);
  await rm(file());
  await page.getByRole('alert').filter({ hasText: 'não existe mais' }).first().waitFor();
  await writeFile(file(), original);
  await page.reload();
  await expect.poll(() => numberField(page).inputValue(), patience).toBe('5599933334444');
  await close();
});

test('a broken edit by hand is told in the studio until it is mended', async () => {
  const { page, close } = await openEditor();
  await writeFile(file(), '{ "whatsapp": ');
  await page.getByText('O arquivo não é JSON').waitFor();
  await page.getByText(/na coluna 15, falta um valor/).waitFor();
  await writeFile(file(), original);
  await expect.poll(() => numberField(page).inputValue(), patience).toBe(number);
  await close();
});

test('every brand has its pages at three widths, and its links as the networks show them', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/studio`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Marcas' }).getByRole('link').count()).toBe(
    site.brands.length,
  );
  await expect.poll(() => page.locator('iframe[data-shown]').count(), { timeout: 40_000 }).toBe(3);
  await page.getByRole('link', { name: 'Compartilhamento' }).click();
  const [first] = site.home.pages;
  for (const network of ['WhatsApp', 'LinkedIn', 'Facebook', 'X']) {
    const card = page.getByRole('region', { name: network, exact: true });
    await card.getByText(first?.title ?? '').waitFor();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
  }
  expect(complaints).toEqual([]);
  await close();
});
