import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devSite } from '#build/dev-site.ts';
import { createClientAddress } from '#functions/node/client-address.ts';
import { openContactStore } from '#functions/node/contact-store.ts';
import { createKeyedHash } from '#functions/keyed-hash.ts';
import { createSmtpMailer } from '#functions/send-contact-email/mailer.ts';
import { parseSettings } from '#schema/settings.ts';
import { makeBrandsDir } from '../fixtures/brand-folder.ts';
import { startSmtpInbox, type SmtpInbox } from '../mocks/smtp-inbox.ts';
import { entries, fillForm } from './form.ts';
import { launchBrowser, openPage } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
let server: ViteDevServer;
let inbox: SmtpInbox;
let browser: Browser;
let brands: Awaited<ReturnType<typeof makeBrandsDir>>;
let origin: string;

beforeAll(async () => {
  [brands, inbox, browser] = await Promise.all([makeBrandsDir(), startSmtpInbox(), launchBrowser()]);
  await cp(path.join(root, 'brands'), brands.brandsDir, { recursive: true });
  const settings = parseSettings({});
  const { functionsUrl, anonKey } = settings;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
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
        contact: {
          anonKey,
          mailer: createSmtpMailer(inbox.url),
          log,
          ...openContactStore(settings, log),
          hash: createKeyedHash(undefined),
          clientAddress: createClientAddress(undefined),
          minimumTime: 0,
        },
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

const chatLink = (page: Page) => page.locator('a[href^="https://wa.me/"]').first();

test('pages hydrate without a warning, the function answers, demonstration pages are served', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${origin}/?fbclid=1`);
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
  const [team] = await inbox.waitForMails(2);
  expect(team?.text).toContain(entries.message);
  for (const address of ['/abrir-vaga/', '/abrir-vaga/cliente']) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test('an edited brand shows at once; a broken one says what is wrong until it is mended', async () => {
  const { page, close } = await openPage(browser);
  const file = path.join(brands.brandsDir, 'consultoria/links.json');
  const links = await readFile(file, 'utf8');
  const { number } = (JSON.parse(links) as { whatsapp: { number: string } }).whatsapp;
  await page.goto(origin);
  await expect.poll(() => chatLink(page).getAttribute('href')).toContain(number);

  await writeFile(file, links.replace(number, '5500987654321'));
  await expect
    .poll(() => chatLink(page).getAttribute('href'), { timeout: 15_000 })
    .toContain('5500987654321');

  await writeFile(file, links.replace(`"${number}"`, '12'));
  const overlay = page.locator('vite-error-overlay .message-body');
  await expect.poll(() => overlay.textContent(), { timeout: 15_000 }).toContain('whatsapp.number');
  expect(await overlay.textContent()).toContain('links.json:');

  await writeFile(file, links);
  await expect.poll(() => chatLink(page).getAttribute('href'), { timeout: 15_000 }).toContain(number);
  expect(await overlay.count()).toBe(0);
  await close();
});
