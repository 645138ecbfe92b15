import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import { launchBrowser, openPage, site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const pages = site.brands.flatMap((brand) =>
  brand.pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === 'job-opening' ? [{ brand, path: page.path, block }] : [])),
  ),
);

test('both brands have a job-opening page', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/abrir-vaga', '/abrir-vaga-ggv']));
});

describe.each(pages)('$path', ({ brand, path, block }) => {
  const { frames, whatsapp, social } = brand.links;
  const choices = [
    {
      title: 'Sou Cliente',
      action: 'Abrir Nova Vaga',
      slug: 'cliente',
      frame: frames?.jobForm,
      copy: block.client,
    },
    {
      title: 'Ainda Não Sou Cliente',
      action: 'Iniciar Parceria',
      slug: 'parceria',
      frame: frames?.contract,
      copy: block.prospect,
    },
  ];

  test('asks who the visitor is, in the brand: logo, footer, social links and chat number', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(running.origin + path);
    for (const { title, action } of choices) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await page.getByRole('link', { name: action }).waitFor();
    }
    await page.getByText(/formalizar a parceria/).waitFor();
    const logo = page.getByRole('banner').locator('img');
    expect(await logo.getAttribute('src')).toBe(brand.images[brand.logo.image]?.href);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.getByRole('contentinfo').innerText()).toContain(brand.name);
    const links = await page
      .getByRole('link')
      .evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''));
    expect(links.filter((href) => href === whatsappUrl(whatsapp))).toHaveLength(2);
    for (const href of Object.values(social)) expect(links).toContain(href);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(choices)(
    '$title: frame of 800 px, way back, way out, and an address of its own',
    async (choice) => {
      const { page, complaints, close } = await openPage(browser);
      await page.goto(running.origin + path);
      await page.getByRole('link', { name: choice.action }).click();
      await page.waitForURL(`**${path}/${choice.slug}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.innerText()).toBe(choice.copy.frameTitle);
      await expect.poll(() => page.title()).toContain(choice.copy.frameTitle);
      await page.getByText(choice.copy.frameNote).waitFor();
      const frame = page.locator('iframe');
      expect(await frame.getAttribute('src')).toBe(choice.frame);
      expect((await frame.boundingBox())?.height).toBe(800);
      await frame.contentFrame().getByText('Demonstração', { exact: true }).waitFor();
      const newTab = page.getByRole('link', { name: /nova aba/ });
      expect([await newTab.getAttribute('href'), await newTab.getAttribute('target')]).toEqual([
        choice.frame,
        '_blank',
      ]);

      await page.reload();
      await page.locator('iframe').waitFor();
      await page.getByRole('link', { name: 'Voltar', exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { name: choice.title, exact: true }).waitFor();
      await page.goBack();
      await page.waitForURL(`**${path}/${choice.slug}`);
      await page.locator('iframe').waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('once alive, a choice changes the screen without fetching a page, and takes the focus along', async () => {
    const { page, complaints, close } = await openPage(browser);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    await page.goto(`${running.origin}${path}/cliente`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await page.getByRole('link', { name: 'Iniciar Parceria' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe(block.prospect.frameTitle);
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(documents).toEqual([`${running.origin}${path}/cliente`]);
    for (const tag of ['title', 'link[rel="canonical"]', 'meta[property="og:title"]']) {
      expect(await page.locator(`head ${tag}`).count(), tag).toBe(1);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('leads a new client from the signed contract to the job, and thanks for it', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${running.origin}${path}/parceria`);
    const form = page.locator('main iframe').contentFrame();
    await form.getByRole('button', { name: 'Simular a assinatura' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe(block.signed.signedTitle);
    await page.getByRole('link', { name: 'Ir agora' }).click();
    await page.waitForURL(`**${path}/parceria/vaga`);
    await expect.poll(() => heading.innerText()).toBe(block.partner.frameTitle);
    await form.getByRole('button', { name: 'Simular o envio' }).click();
    await expect.poll(() => heading.innerText()).toBe(block.sent.sentTitle);
    const chat = page.getByRole('main').getByRole('link', { name: block.whatsappAction });
    expect(await chat.getAttribute('href')).toBe(whatsappUrl(whatsapp));
    expect(complaints).toEqual([]);
    await close();
  });

  test('works with JavaScript switched off', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(running.origin + path);
    await page.getByRole('link', { name: 'Abrir Nova Vaga' }).click();
    await page.waitForURL(`**${path}/cliente`);
    await page.locator('iframe').contentFrame().getByText('Demonstração', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await page.waitForURL(`**${path}`);
    await close();
  });

  test('is the same page with a trailing slash and a tracking query', async () => {
    const answers = await Promise.all(
      ['', '/', '?fbclid=abc', '/?utm_source=x'].map((suffix) => fetch(running.origin + path + suffix)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(bodies).size).toBe(1);
  });
});
