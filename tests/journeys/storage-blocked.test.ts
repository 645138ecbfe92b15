import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { jobOpeningsOf } from './every-page.ts';
import { fillForm } from './form.ts';
import { site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let profile: string;
let context: BrowserContext;

// The browser's own setting, as a visitor finds it: no site may store anything.
beforeAll(async () => {
  running = await startSite();
  profile = await mkdtemp(path.join(os.tmpdir(), 'profile-'));
  await mkdir(path.join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  context = await chromium.launchPersistentContext(profile, {
    ...browserLaunchOptions(),
    reducedMotion: 'reduce',
  });
});
afterAll(async () => {
  await context.close();
  await running.close();
  await rm(profile, { recursive: true, force: true });
});

/** Walks in a page that is refused all storage. @returns what the page complained of */
async function walk(address: string, steps: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(running.origin + address);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
  await steps(page);
  await page.close();
  return complaints;
}

test('with storage blocked the form sends, and the map is shown', async () => {
  const complaints = await walk('/', async (page) => {
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
    await page.getByRole('link', { name: 'Mostrar o mapa' }).click();
    const map = page.locator('iframe[name="mapa"]').contentFrame();
    await map.getByText('Demonstração', { exact: true }).waitFor();
  });
  expect(complaints).toEqual([]);
});

test.each(site.brands.flatMap(jobOpeningsOf))(
  '$path: with storage blocked a new client gets from the choice to the thank-you',
  async ({ path: address, block, prospect, partner }) => {
    const complaints = await walk(address, async (page) => {
      await page.getByRole('link', { name: block.prospect.action }).click();
      await page.waitForURL(`**${prospect}`);
      const form = page.locator('main iframe').contentFrame();
      await form.getByRole('button', { name: 'Simular a assinatura' }).click();
      await page.getByRole('link', { name: 'Ir agora' }).click();
      await page.waitForURL(`**${partner}`);
      await form.getByRole('button', { name: 'Simular o envio' }).click();
      await page.getByRole('heading', { level: 1, name: block.sent.sentTitle }).waitFor();
    });
    expect(complaints).toEqual([]);
  },
);
