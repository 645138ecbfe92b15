import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import { sampleLinks } from '../fixtures/brand-folder.ts';
import { launchBrowser, openPage } from './site.ts';
import { frameOf, playVendor, say, startVendorSite } from './vendor-site.ts';

const contract = 'https://app.zapsign.com.br/verificar/doc/7';
const jobForm = 'https://app.pipefy.com/public/form/7';

let running: Awaited<ReturnType<typeof startVendorSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([
    startVendorSite({ marca: { frames: { contract, jobForm } } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const isFocused = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((element) => element === document.activeElement);

/** A page whose timers the test turns itself, with both vendors played. */
async function openWithClock(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.clock.install();
  await playVendor(opened.page, contract);
  await playVendor(opened.page, jobForm);
  return opened;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function sign(page: Page): Promise<void> {
  await page.goto(`${running.origin}/marca/parceria`, { waitUntil: 'networkidle' });
  await say(page, await frameOf(page, new URL(contract).origin), 'zs-doc-signed');
  await expect.poll(() => title(page)).toBe('Contrato assinado');
}

const step = (page: Page) => page.getByRole('list', { name: 'Etapas' }).locator('[aria-current="step"]');

test('a signed contract leads on to the job by itself, where the visitor stays after a reload', async () => {
  const { page, complaints, close } = await openWithClock();
  await sign(page);
  await page.getByText('Em 10 segundos levamos você à abertura da vaga.').waitFor();
  await expectAccessible(page);
  await page.clock.runFor(9000);
  expect(new URL(page.url()).pathname).toBe('/marca/parceria');
  await page.clock.runFor(1100);
  await page.waitForURL('**/marca/parceria/vaga');
  await expect.poll(() => title(page)).toBe('Abrir a vaga');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.title()).toContain('Abrir a vaga');

  await page.reload();
  await frameOf(page, new URL(jobForm).origin);
  expect(await step(page).innerText()).toMatch(/2\s*Vaga/);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.goBack();
  await page.waitForURL('**/marca/parceria');
  await expect.poll(() => title(page)).toBe('Iniciar parceria');
  expect(complaints).toEqual([]);
  await close();
});

test('the countdown stops for good when the visitor says so, and a repeated message does not revive it', async () => {
  const { page, close } = await openWithClock();
  await sign(page);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Parar' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Contagem parada' }).waitFor();
  expect(await isFocused(page, 'Abrir a vaga')).toBe(true);
  await say(page, await frameOf(page, new URL(contract).origin), 'zs-doc-signed', 'zs-signed-file-ready');
  await page.clock.runFor(60_000);
  expect(new URL(page.url()).pathname).toBe('/marca/parceria');
  expect(await page.locator('main iframe').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/marca/parceria/vaga');
  await close();
});

test("'Ir agora' does not wait", async () => {
  const { page, close } = await openWithClock();
  await sign(page);
  await page.getByRole('link', { name: 'Ir agora' }).click();
  await page.waitForURL('**/marca/parceria/vaga');
  await page.clock.runFor(20_000);
  expect(new URL(page.url()).pathname).toBe('/marca/parceria/vaga');
  await close();
});

test('what a frame says before the application has come is heard all the same', async () => {
  const { page, complaints, close } = await openPage(browser);
  await playVendor(page, contract, `parent.postMessage('zs-doc-signed', '*')`);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${running.origin}/marca/parceria`, { waitUntil: 'commit' });
  await frameOf(page, new URL(contract).origin);
  expect(await title(page)).toBe('Iniciar parceria');
  release();
  await expect.poll(() => title(page)).toBe('Contrato assinado');
  expect(complaints).toEqual([]);
  await close();
});

const isSeen = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const late = 'O formulário está demorando mais que o normal.';

test('a form that never answers is a skeleton, then a message with every way on, and can be tried again', async () => {
  const { page, close } = await openWithClock();
  let silent = true;
  await page.route(`${contract}*`, (route) => (silent ? undefined : route.fallback()));
  await page.goto(`${running.origin}/marca/parceria`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => window.earlyFrameEvents !== undefined)).toBe(true);
  await page.getByText('Carregando o formulário…').waitFor();
  // The waiting begins with the application; until it has come the clock has nothing to run.
  await expect
    .poll(async () => {
      await page.clock.runFor(12_000);
      return isSeen(page, late).count();
    })
    .toBe(1);
  const ways = isSeen(page, late);
  expect(await ways.getByRole('link', { name: 'Abrir em uma nova aba' }).getAttribute('href')).toBe(contract);
  expect(await ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    whatsappUrl(sampleLinks.whatsapp),
  );
  await expectAccessible(page);
  silent = false;
  await ways.getByRole('button', { name: 'Tentar de novo' }).click();
  const frame = await frameOf(page, new URL(contract).origin);
  await isSeen(page, late).waitFor({ state: 'detached' });
  await say(page, frame, 'zs-doc-loaded');
  await page.clock.runFor(60_000);
  expect(await isSeen(page, late).count()).toBe(0);
  await close();
});

test('a form that refuses to be framed is told of as well, though the browser calls it loaded', async () => {
  const { page, close } = await openWithClock();
  await page.route(`${contract}*`, (route) =>
    route.fulfill({ body: 'Não.', headers: { 'x-frame-options': 'DENY' } }),
  );
  await page.goto(`${running.origin}/marca/parceria`, { waitUntil: 'networkidle' });
  expect(await isSeen(page, late).count()).toBe(0);
  await page.clock.runFor(12_000);
  await isSeen(page, late).getByRole('link', { name: 'Abrir em uma nova aba' }).waitFor();
  await page.getByRole('link', { name: 'Já assinei, continuar' }).click();
  await page.waitForURL('**/marca/parceria/vaga');
  await close();
});

test('a lost connection is told of, and the form comes by itself when it is back', async () => {
  const { page, close } = await openWithClock();
  let silent = true;
  await page.route(`${contract}*`, (route) => (silent ? undefined : route.fallback()));
  const [application] = await Promise.all([
    page.waitForResponse(/JobOpeningIsland/),
    page.goto(`${running.origin}/marca/parceria`, { waitUntil: 'commit' }),
  ]);
  await application.finished();
  const offline = isSeen(page, 'Você está sem internet.');
  await page.context().setOffline(true);
  await offline.getByText('carrega sozinho').waitFor();
  silent = false;
  await page.context().setOffline(false);
  await offline.waitFor({ state: 'detached' });
  await frameOf(page, new URL(contract).origin);
  await close();
});

test('a connection lost while the form is there costs nothing that was typed', async () => {
  const { page, close } = await openWithClock();
  await page.goto(`${running.origin}/marca/parceria`, { waitUntil: 'networkidle' });
  const frame = await frameOf(page, new URL(contract).origin);
  await page.getByText('Carregando o formulário…').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  const offline = isSeen(page, 'O que já preencheu continua aqui');
  await offline.waitFor();
  await page.context().setOffline(false);
  await offline.waitFor({ state: 'detached' });
  expect(frame.isDetached()).toBe(false);
  await close();
});

test('without JavaScript the whole way can be walked: contract, continue, job, new tab', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await playVendor(page, contract);
  await playVendor(page, jobForm);
  await page.goto(`${running.origin}/marca`);
  await page.getByRole('link', { name: 'Iniciar Parceria' }).click();
  await page.getByText('Este formulário é operado por ZapSign').waitFor();
  await page.locator('iframe').contentFrame().getByText('Formulário do fornecedor').waitFor();
  const newTab = page.getByRole('link', { name: /nova aba/ });
  expect(await newTab.getAttribute('href')).toBe(contract);
  await page.getByRole('link', { name: 'Já assinei, continuar' }).click();
  await page.waitForURL('**/marca/parceria/vaga');
  expect(await step(page).innerText()).toMatch(/2\s*Vaga/);
  await page.locator('iframe').contentFrame().getByText('Formulário do fornecedor').waitFor();
  expect(await newTab.getAttribute('href')).toBe(jobForm);
  await close();
});
