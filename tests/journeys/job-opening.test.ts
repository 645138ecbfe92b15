import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import { describeFrame } from '#blocks/job-opening/describe-frame.ts';
import { keepOffline } from '../qa/keep-offline.ts';
import { announcesEnd, finishFrame } from './finish-frame.ts';
import { launchBrowser, openPage as openAny, pagesWith, site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const pages = pagesWith('job-opening');

/** A page on which no vendor is reached: an empty page is played for theirs. */
async function openPage(options: BrowserContextOptions = {}) {
  const opened = await openAny(browser, options);
  await keepOffline(opened.page.context(), running.origin);
  return opened;
}

test('both brands of the specification have a job-opening page', () => {
  const paths = site.brands.flatMap((brand) => brand.pages.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(['/abrir-vaga', '/abrir-vaga-ggv']));
});

describe.each(pages)('$path', ({ brand, path, block }) => {
  const { whatsapp, social } = brand.links;
  const owner = { brandName: brand.name, origin: site.origin };
  const jobForm = describeFrame(brand.links, 'jobForm', owner);
  const contract = describeFrame(brand.links, 'contract', owner);
  const choices = [
    { slug: 'cliente', frame: jobForm, copy: block.client },
    { slug: 'parceria', frame: contract, copy: block.prospect },
  ];

  test('asks who the visitor is, in the brand: logo, footer, social links and chat number', async () => {
    const { page, complaints, close } = await openPage();
    await page.goto(running.origin + path);
    for (const {
      copy: { title, action },
    } of choices) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await page.getByRole('link', { name: action }).waitFor();
    }
    await page.getByText(block.note).waitFor();
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
    '$copy.title: frame of 800 px, way back, way out, and an address of its own',
    async (choice) => {
      const { page, complaints, close } = await openPage();
      await page.goto(running.origin + path);
      await page.getByRole('link', { name: choice.copy.action }).click();
      await page.waitForURL(`**${path}/${choice.slug}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.innerText()).toBe(choice.copy.frameTitle);
      await expect.poll(() => page.title()).toContain(choice.copy.frameTitle);
      await page.getByText(choice.copy.frameNote).waitFor();
      const frame = page.locator('iframe');
      expect(await frame.getAttribute('src')).toBe(choice.frame.address);
      expect((await frame.boundingBox())?.height).toBe(800);
      await frame.contentFrame().getByRole('main').waitFor();
      const newTab = page.getByRole('link', { name: /nova aba/ });
      expect([await newTab.getAttribute('href'), await newTab.getAttribute('target')]).toEqual([
        choice.frame.tabAddress,
        '_blank',
      ]);

      await page.reload();
      await page.locator('iframe').waitFor();
      await page.getByRole('link', { name: 'Voltar', exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { name: choice.copy.title, exact: true }).waitFor();
      await page.goBack();
      await page.waitForURL(`**${path}/${choice.slug}`);
      await page.locator('iframe').waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('once alive, a choice changes the screen without fetching a page, and takes the focus along', async () => {
    const { page, complaints, close } = await openPage();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    await page.goto(`${running.origin}${path}/cliente`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await page.getByRole('link', { name: block.prospect.action }).click();
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

  test.runIf(announcesEnd(contract) && announcesEnd(jobForm))(
    'leads a new client from the signed contract to the job, and thanks for it',
    async () => {
      const { page, complaints, close } = await openPage();
      await page.goto(`${running.origin}${path}/parceria`);
      await finishFrame(page, contract);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.innerText()).toBe(block.signed.signedTitle);
      await page.getByRole('link', { name: 'Ir agora' }).click();
      await page.waitForURL(`**${path}/parceria/vaga`);
      await expect.poll(() => heading.innerText()).toBe(block.partner.frameTitle);
      await finishFrame(page, jobForm);
      await expect.poll(() => heading.innerText()).toBe(block.sent.sentTitle);
      const chat = page.getByRole('main').getByRole('link', { name: block.whatsappAction });
      expect(await chat.getAttribute('href')).toBe(whatsappUrl(whatsapp));
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('works with JavaScript switched off', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false });
    await page.goto(running.origin + path);
    await page.getByRole('link', { name: block.client.action }).click();
    await page.waitForURL(`**${path}/cliente`);
    await page.locator('iframe').contentFrame().getByRole('main').waitFor();
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
