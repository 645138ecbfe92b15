import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactErrors } from '#blocks/contact/contact-form.ts';
import { contactViews, viewPath } from '#blocks/views.ts';
import { createQaServer } from '../qa/create-qa-server.ts';
import { scenarioLabels } from '../qa/scenario-labels.ts';
import { jobOpeningsOf } from './every-page.ts';
import { entries, fillForm } from './form.ts';
import { expectEntries } from './expect-entries.ts';
import { distDir, launchBrowser, openPage, site } from './site.ts';

let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  [server, browser] = await Promise.all([
    createQaServer({ distDir, functionsUrl: '', log }),
    launchBrowser(),
  ]);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});

const notice = (page: Page) => page.locator('#aviso-do-formulario');

test('an address sends the form by itself', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${origin}/?cenario=enviada-devagar&acao=enviar`);
  await page.getByRole('button', { name: 'Enviando...' }).waitFor();
  await notice(page).waitFor();
  await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
  await expectEntries(page, { name: '', email: '', company: '', message: '' });
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['sem-rede', contactErrors.unexpected],
  ['recusada-sem-texto', contactErrors.declined],
  ['erro-que-nao-e-json', contactErrors.refused(undefined)],
])('an address fails as its scenario says: %s', async (scenario, text) => {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/?cenario=${scenario}&acao=enviar`);
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toBe(text);
  await close();
});

test('an answer that never comes leaves the form busy', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/?cenario=sem-resposta&acao=enviar`);
  const button = page.getByRole('button', { name: 'Enviando...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(await notice(page).count()).toBe(0);
  await close();
});

test('the panel lists the scenarios and every page, and the choice goes along', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${origin}/?cenario=nada`);
  const panel = page.getByRole('complementary', { name: 'Visão de QA' });
  const summary = panel.getByText('Visão de QA', { exact: true });
  await summary.click();
  await panel.getByText('Não existe o cenário “nada”').waitFor();
  const select = panel.getByLabel('Cenário');
  expect(await select.locator('option').allInnerTexts()).toEqual(Object.values(scenarioLabels));
  const addresses = await panel.getByRole('link').allInnerTexts();
  const paths = site.brands.flatMap((brand) => brand.pages.map((brandPage) => brandPage.path));
  expect(addresses).toEqual(expect.arrayContaining(paths));

  await select.selectOption('sem-rede');
  await page.waitForURL(`${origin}/?cenario=sem-rede`);
  await panel.getByRole('button', { name: 'Preencher o formulário e enviar' }).click();
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toBe(contactErrors.unexpected);

  await summary.click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacidade/i })
    .click();
  await page.waitForURL(/privacidade\?cenario=sem-rede$/);
  expect(await panel.getByLabel('Cenário').inputValue()).toBe('sem-rede');
  expect(complaints.filter((complaint) => !complaint.includes('ERR_'))).toEqual([]);
  await close();
});

test.each(site.brands.flatMap(jobOpeningsOf))(
  'a screen of $path that changes without a request keeps the scenario in its address',
  async ({ block, path, client, prospect }) => {
    const { page, close } = await openPage(browser);
    await page.goto(`${origin}${client}?cenario=enviada-devagar`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await page.waitForURL(`${origin}${path}?cenario=enviada-devagar`);
    await page.getByRole('link', { name: block.prospect.action }).click();
    await page.waitForURL(`${origin}${prospect}?cenario=enviada-devagar`);
    await close();
  },
);

test('a form without JavaScript follows the scenario, on a second try too', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/?cenario=recusada-com-texto`);
  for (const attempt of ['first', 'second']) {
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await notice(page).filter({ hasText: 'recusada pelo destinatário' }).waitFor();
    expect(new URL(page.url()).pathname, attempt).toContain('/functions/');
    await expectEntries(page, entries);
  }
  await page.goto(`${origin}/?cenario=enviada`);
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.waitForURL(`${origin}${viewPath('/', contactViews.sent)}?cenario=enviada`);
  await close();
});

test.each([
  ['recusada-com-texto', 'Mensagem não enviada'],
  ['nao-se-sabe', 'Não sabemos se a mensagem chegou'],
])('without JavaScript the scenario %s leads to a page titled %s', async (scenario, title) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/?cenario=${scenario}`);
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.title()).toContain(`${title} · `);
  await expectEntries(page, entries);
  await close();
});

test('its pages stay as strict as the site: the panel comes from the server, and nothing unsafe is let in', async () => {
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});
