import type { Browser, Frame } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contactViews, viewPath } from '#blocks/views.ts';
import { expectEntries } from './expect-entries.ts';
import { entries, fillForm } from './form.ts';
import { launchBrowser, openPage } from './site.ts';
import { startStaticHost } from './static-host.ts';
import { addFrame, frameOf, playVendor, startVendorSite } from './vendor-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const allows = (place: Pick<Frame, 'evaluate'>, feature: string) =>
  place.evaluate(
    (name) =>
      (
        document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature(name),
    feature,
  );

describe('a page with forms of vendors', () => {
  const contract = 'https://app.zapsign.com.br/verificar/doc/7';
  const jobForm = 'https://app.pipefy.com/public/form/7';
  let running: Awaited<ReturnType<typeof startVendorSite>>;
  beforeAll(async () => {
    running = await startVendorSite({ marca: { frames: { contract, jobForm } } });
  });
  afterAll(() => running.close());

  const open = async (path: string, address: string) => {
    const opened = await openPage(browser);
    await playVendor(opened.page, address);
    await opened.page.goto(running.origin + path, { waitUntil: 'networkidle' });
    return { ...opened, frame: await frameOf(opened.page, new URL(address).origin) };
  };
  test('gives each vendor what its row asks for, and nothing else', async () => {
    const signing = await open('/marca/parceria', contract);
    expect(await allows(signing.frame, 'camera')).toBe(true);
    expect(await allows(signing.frame, 'microphone')).toBe(false);
    expect(signing.complaints).toEqual([]);
    await signing.close();
    const describing = await open('/marca/cliente', jobForm);
    expect(await allows(describing.frame, 'camera')).toBe(false);
    await describing.close();
  });

  test('shows no other frame, and runs no other script', async () => {
    const { page, violations, close } = await open('/marca/cliente', jobForm);
    await playVendor(page, 'https://falso.example/');
    await addFrame(page, 'https://falso.example/');
    await expect.poll(() => violations.join()).toContain('frame-src: https://falso.example');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "tomada"';
      document.body.append(script);
    });
    await expect.poll(() => violations.join()).toContain('script-src-elem: inline');
    expect(await page.title()).not.toBe('tomada');
    // These were asked for.
    violations.length = 0;
    await close();
  });
});

describe('a static host, with the function elsewhere', () => {
  let running: Awaited<ReturnType<typeof startStaticHost>>;
  beforeAll(async () => {
    running = await startStaticHost();
  });
  afterEach(() => {
    running.inbox.refuse(undefined);
    running.inbox.clear();
  });
  afterAll(() => running.close());

  test('the form sends to the function, and nothing meets the policy that the page carries', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(running.origin);
    await fillForm(page);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
    expect(running.inbox.mails()).toHaveLength(2);
    expect(complaints).toEqual([]);
    await close();
  });

  test('without JavaScript a refused form comes back from the function whole, and then leads to the site', async () => {
    running.inbox.refuse('rcpt');
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(running.origin);
    await fillForm(page);
    const send = () => page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await send();
    await page.getByRole('heading', { name: 'Mensagem não enviada' }).waitFor();
    expect(new URL(page.url()).origin).toBe(running.functionsUrl);
    await expectEntries(page, entries);
    const logo = page.locator('header img').first();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([]);

    running.inbox.refuse(undefined);
    await send();
    await page.waitForURL(running.origin + viewPath('/', contactViews.sent));
    expect(running.inbox.mails()).toHaveLength(2);
    await close();
  });

  test('the demonstration pages are framed under their own policies', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(running.origin);
    await page.getByText('Mostrar o mapa').click();
    const frame = page.frameLocator('iframe[name="mapa"]');
    await frame.getByText('Demonstração').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
