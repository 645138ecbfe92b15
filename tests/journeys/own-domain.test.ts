import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir } from '../fixtures/brand-folder.ts';
import { ownDomain, writeDomainBrands } from '../fixtures/own-domain.ts';
import { entries, fillForm } from './form.ts';
import { launchBrowser, openPage, startSite } from './site.ts';

const { brandsDir, remove } = await makeBrandsDir();
let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let outDir: string;
/** The site of the domain as this machine shows it. */
let home: string;

beforeAll(async () => {
  await writeDomainBrands(brandsDir);
  outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  const bundleDir = path.resolve(import.meta.dirname, '../../dist');
  await renderSite({
    brandsDir,
    bundleDir,
    outDir,
    settings: { functionsUrl: '', anonKey: 'chave-publica-anonima' },
  });
  [running, browser] = await Promise.all([startSite(outDir), launchBrowser()]);
  home = `http://${ownDomain}.localhost:${new URL(running.origin).port}`;
});
afterEach(() => {
  running.inbox.clear();
  running.forgetMessages();
});
afterAll(async () => {
  await browser.close();
  await running.close();
  await rm(outDir, { recursive: true, force: true });
  await remove();
});

test('a link to the old address leads to the brand on its domain', async () => {
  const { page, close } = await openPage(browser);
  const { port } = new URL(running.origin);
  await page.goto(`http://localhost:${port}/marca-1/abrir-vaga?de=whatsapp`);
  expect(page.url()).toBe(`${home}/abrir-vaga?de=whatsapp`);
  await close();
});

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('the form on the domain reaches the inbox of its brand alone', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto(home);
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    const told = javaScriptEnabled ? page.getByRole('status') : page.getByRole('heading');
    await told.filter({ hasText: 'Mensagem enviada!' }).waitFor();
    expect(new URL(page.url()).origin).toBe(home);
    const [team, confirmation] = await running.inbox.waitForMails(2);
    expect(team?.to).toMatchObject({ text: expect.stringContaining('equipe@marca-1.example') as string });
    expect(confirmation?.text).toContain('Marca 1');
    expect(confirmation?.text).toContain(`https://${ownDomain}/`);
    expect(confirmation?.to).toMatchObject({ text: expect.stringContaining(entries.email) as string });
    await close();
  });

  test('a vacancy is opened from start to end, and the way back leads to the root', async () => {
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto(home);
    await page.getByRole('link', { name: 'Abrir Vaga' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/abrir-vaga');
    await page.getByRole('link', { name: 'Abrir Nova Vaga' }).click();
    await page.waitForURL(`${home}/abrir-vaga/cliente`);
    await page.locator('iframe').contentFrame().getByRole('heading').first().waitFor();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL(`${home}/abrir-vaga`);
    await page.getByRole('banner').getByRole('link', { name: 'Marca 1' }).click();
    await page.waitForURL(`${home}/`);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('its notices stand at the root, and what is not there is answered in its own brand', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await page.waitForURL(`${home}/privacidade`);
  await page.getByRole('heading', { level: 1 }).waitFor();

  const missing = await page.goto(`${home}/nada`);
  expect(missing?.status()).toBe(404);
  expect(await page.title()).toContain('Marca 1');
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await page.waitForURL(`${home}/`);
  expect(await page.content()).not.toContain('Marca 0');
  await close();
});
