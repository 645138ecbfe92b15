import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devSite } from '#build/dev-site.ts';
import { parseSettings } from '#schema/settings.ts';
import { makeBrandsDir } from '../fixtures/brand-folder.ts';
import { contactParts } from '../fixtures/contact-parts.ts';
import { startSmtpInbox, type SmtpInbox } from '../mocks/smtp-inbox.ts';
import { jobOpeningsOf } from './every-page.ts';
import { entries, fillForm } from './form.ts';
import { launchBrowser, openPage, site } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
let server: ViteDevServer;
let inbox: SmtpInbox;
let browser: Browser;
let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let origin: string;

beforeAll(async () => {
  [brands, inbox, browser] = await Promise.all([makeBrandsDir(), startSmtpInbox(), launchBrowser()]);
  await cp(path.join(root, 'brands'), brands.brandsDir, { recursive: true });
  const { functionsUrl, anonKey } = parseSettings({});
  server = await createServer({
    root,
    logLevel: 'silent',
    // The cache of the packages it bundles is its own: the browser tests keep another at the same time.
    cacheDir: path.join(root, 'dist/.vite-dev'),
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      devSite({
        brandsDir: brands.brandsDir,
        settings: { functionsUrl, anonKey },
        contact: contactParts(inbox.url),
      }),
    ],
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await inbox.close();
  await brands.remove();
});

const linksFile = (id: string) => path.join(brands.brandsDir, id, 'links.json');
const overlay = (page: Page) => page.locator('vite-error-overlay .message-body');
const chatLink = (page: Page) => page.locator('a[href^="https://wa.me/"]').first();

test('pages hydrate without a warning, the function answers, demonstration pages are served', async () => {
  const { page, complaints, close } = await openPage(browser);
  // The server bundles its packages while it is first asked for them.
  page.setDefaultTimeout(60_000);
  await page.goto(`${origin}/?fbclid=1`);
  await page.locator('[name="name"]').focus();
  await page.locator('form[novalidate]').waitFor();
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
  const [team] = await inbox.waitForMails(2);
  expect(team?.text).toContain(entries.message);
  const [jobOpening] = jobOpeningsOf(site.home);
  expect(jobOpening).toBeDefined();
  for (const address of [`${jobOpening?.path}/`, jobOpening?.client]) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test('an edited brand shows at once; a broken one says what is wrong until it is mended', async () => {
  const { page, close } = await openPage(browser);
  const file = linksFile(site.home.id);
  const links = await readFile(file, 'utf8');
  const { number } = (JSON.parse(links) as { whatsapp: { number: string } }).whatsapp;
  await page.goto(origin);
  expect(await chatLink(page).getAttribute('href')).toContain(number);

  await writeFile(file, links.replace(number, '5500987654321'));
  await expect
    .poll(() => chatLink(page).getAttribute('href'), { timeout: 15_000 })
    .toContain('5500987654321');

  await writeFile(file, links.replace(`"${number}"`, '12'));
  await expect.poll(() => overlay(page).textContent(), { timeout: 15_000 }).toContain('whatsapp.number');
  expect(await overlay(page).textContent()).toContain('links.json:');

  await page.reload();
  await expect.poll(() => overlay(page).textContent()).toContain('whatsapp.number');
  expect(await chatLink(page).getAttribute('href')).toContain('5500987654321');

  await writeFile(file, links);
  await expect.poll(() => chatLink(page).getAttribute('href'), { timeout: 15_000 }).toContain(number);
  expect(await overlay(page).count()).toBe(0);
  await close();
});

test('a broken brand keeps its last good page, and never keeps the others from changing', async () => {
  const partner = site.brands.find(({ id }) => id !== site.home.id);
  if (!partner) throw new Error('the checkout has one brand only');
  const [broken, sound] = [await openPage(browser), await openPage(browser)];
  const homeLinks = await readFile(linksFile(site.home.id), 'utf8');
  const partnerLinks = await readFile(linksFile(partner.id), 'utf8');
  await broken.page.goto(origin);
  await sound.page.goto(origin + (partner.pages[0]?.path ?? ''));

  await writeFile(linksFile(site.home.id), '{ "whatsapp": ');
  await expect
    .poll(() => overlay(broken.page).textContent(), { timeout: 15_000 })
    .toContain(`${site.home.id}/links.json:`);
  await writeFile(
    linksFile(partner.id),
    partnerLinks.replace(partner.links.whatsapp.number, '5500987654321'),
  );
  await expect
    .poll(() => chatLink(sound.page).getAttribute('href'), { timeout: 15_000 })
    .toContain('5500987654321');
  expect(await overlay(sound.page).count()).toBe(0);
  expect((await fetch(`${origin}/nao-existe`)).status).toBe(404);

  await broken.page.reload();
  await expect.poll(() => overlay(broken.page).textContent()).toContain('links.json');
  expect(await chatLink(broken.page).getAttribute('href')).toContain(site.home.links.whatsapp.number);

  await writeFile(linksFile(site.home.id), homeLinks);
  await expect.poll(() => overlay(broken.page).count(), { timeout: 15_000 }).toBe(0);
  // A window that is closed while it reloads may never be told so.
  for (const { page, close } of [broken, sound]) {
    await page.waitForLoadState('networkidle');
    await close();
  }
});
