import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { movingParts, shapeless, smallTargets, structure } from './access-faults.ts';
import { addressesOf } from './every-page.ts';
import { fillForm } from './form.ts';
import { layoutFaults } from './layout-faults.ts';
import { launchBrowser, openPage, phone, site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let enlarging: Browser;

beforeAll(async () => {
  const options = browserLaunchOptions();
  [running, browser, enlarging] = await Promise.all([
    startSite(),
    launchBrowser(),
    // What a visitor sets in the browser: letters twice as tall, which widths in rem follow.
    chromium.launch({ ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), enlarging.close()]);
  await running.close();
});

const addresses = [...site.brands.flatMap(addressesOf), '/nao-existe'];
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

async function open(path: string, options: BrowserContextOptions = {}, from = browser) {
  const opened = await openPage(from, options);
  await opened.page.goto(running.origin + path, { waitUntil: 'networkidle' });
  return opened;
}

describe.each(addresses)('%s', (address) => {
  test('has one title and its landmarks', async () => {
    const { page, close } = await open(address, desktop);
    expect(await structure(page)).toEqual({
      lang: 'pt-BR',
      titled: true,
      headings: 1,
      landmarks: [1, 1, 1],
      unnamedNavigation: 0,
      skippedLevels: [],
    });
    await close();
  });

  test('gives a finger at least 24 px everywhere', async () => {
    for (const options of [phone, desktop]) {
      const { page, close } = await open(address, options);
      expect(await smallTargets(page)).toEqual([]);
      await close();
    }
  });

  test('loses nothing at 320 px, nor with letters twice as tall', async () => {
    const narrow = await open(address, { viewport: { width: 320, height: 640 } });
    expect(await layoutFaults(narrow.page)).toEqual([]);
    await narrow.close();
    for (const options of [phone, desktop]) {
      const { page, close } = await open(address, options, enlarging);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await layoutFaults(page)).toEqual([]);
      await close();
    }
  });

  test('moves nothing where the visitor asked for less motion', async () => {
    const { page, close } = await open(address, { ...desktop, reducedMotion: 'reduce' });
    expect(await movingParts(page)).toEqual([]);
    await close();
  });

  test('keeps every button, field and focus mark where the system sets the colours', async () => {
    const { page, close } = await open(address, { ...desktop, forcedColors: 'active' });
    expect(await shapeless(page)).toEqual([]);
    // There the menu has a button.
    await page.setViewportSize(phone.viewport ?? { width: 360, height: 740 });
    expect(await shapeless(page)).toEqual([]);
    await page.setViewportSize(desktop.viewport ?? { width: 1440, height: 900 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, outlineWidth];
    });
    expect(outline).toEqual(['solid', '3px']);
    await close();
  });

  test('prints its text, and nothing that floats over it', async () => {
    const { page, close } = await open(address, desktop);
    await page.emulateMedia({ media: 'print' });
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(floating).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});

test('the form says what belongs in its fields, so that the browser can fill them', async () => {
  const { page, close } = await open('/');
  const fields = page.locator('form :is(input, textarea)[required]');
  expect(
    await fields.evaluateAll((all) =>
      all.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
    ),
  ).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['message', 'off'],
  ]);
  await close();
});

test('the states of the form move nothing either: sent, and with what is missing', async () => {
  const { page, close } = await open('/', desktop);
  await fillForm(page, { message: '  ' });
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('alert').filter({ hasText: 'preencha todos os campos' }).waitFor();
  expect(await movingParts(page)).toEqual([]);
  await fillForm(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
  expect(await movingParts(page)).toEqual([]);
  await close();
});

test.each([phone, desktop])('help by WhatsApp stands in the same place on every page', async (options) => {
  const { page, close } = await openPage(browser, options);
  const places = new Set<string>();
  for (const address of addresses) {
    await page.goto(running.origin + address);
    const help = page.getByRole('complementary', { name: 'Atendimento' }).getByRole('link');
    const last = await help.evaluate((link) => [...document.querySelectorAll('a')].at(-1) === link);
    places.add(JSON.stringify([await help.boundingBox(), last]));
  }
  expect(places.size).toBe(1);
  await close();
});
