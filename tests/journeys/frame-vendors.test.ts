import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import { sampleLinks } from '../fixtures/brand-folder.ts';
import { launchBrowser, openPage } from './site.ts';
import { addFrame, frameOf, playVendor, say, startVendorSite } from './vendor-site.ts';

interface VendorCase {
  name: string;
  address: string;
  /** What its frame says, in its own words; none where it announces nothing. */
  ready: unknown[];
  done: unknown[];
  height?: (pixels: number) => unknown;
}

const tally = (event: string) => JSON.stringify({ event, payload: { formId: 'abc', fields: [] } });

const contracts: VendorCase[] = [
  {
    name: 'ZapSign',
    address: 'https://app.zapsign.com.br/verificar/doc/7',
    ready: ['zs-doc-loaded'],
    done: ['zs-doc-signed'],
  },
  {
    name: 'Clicksign',
    address: 'https://app.clicksign.com/sign/7',
    ready: ['loaded'],
    done: ['signed'],
    height: (data) => ({ name: 'resized', data }),
  },
  {
    name: 'Clicksign',
    address: 'https://sandbox.clicksign.com/sign/7',
    ready: [{ name: 'loaded' }],
    done: [{ name: 'signed' }],
  },
  {
    name: 'D4Sign',
    address: 'https://secure.d4sign.com.br/embed/viewblob/7?email=a%40empresa.example',
    ready: [],
    done: ['signed'],
  },
  {
    name: 'Documenso',
    address: 'https://app.documenso.com/embed/direct/7',
    ready: [{ action: 'document-ready', data: null }],
    done: [{ action: 'document-completed', data: { token: 't', documentId: 7, recipientId: 1 } }],
  },
  {
    name: 'PandaDoc',
    address: 'https://app.pandadoc.com/s/7',
    ready: [{ type: 'session_view.document.loaded', payload: { uuid: '7' } }],
    done: [{ type: 'session_view.document.completed', payload: { uuid: '7' } }],
  },
  { name: 'Autentique', address: 'https://painel.autentique.com.br/assinar/7', ready: [], done: [] },
  {
    name: 'Assina Exemplo',
    address: 'https://app.assina.example/7',
    ready: [],
    done: [{ data: { status: 'fim' } }],
  },
];

const forms: VendorCase[] = [
  {
    name: 'Tally',
    address: 'https://tally.so/embed/abc',
    ready: [tally('Tally.FormLoaded'), tally('Tally.FormPageView')],
    done: [tally('Tally.FormSubmitted')],
  },
  {
    name: 'Typeform',
    address: 'https://form.typeform.com/to/abc',
    ready: [{ type: 'form-ready', embedId: 'quadro' }],
    done: [{ type: 'form-submit', embedId: 'quadro', responseId: 'r' }],
    height: (height) => ({ type: 'form-height-changed', embedId: 'quadro', height }),
  },
  {
    name: 'Jotform',
    address: 'https://form.jotform.com/123',
    ready: [],
    done: [{ action: 'submission-completed', formID: '123' }],
    height: (pixels) => `setHeight:${pixels}:123`,
  },
  {
    name: 'Google Forms',
    address: 'https://docs.google.com/forms/d/e/7/viewform',
    ready: [],
    done: [],
  },
  { name: 'Pipefy', address: 'https://app.pipefy.com/public/form/7', ready: [], done: [] },
  {
    name: 'Formulário Exemplo',
    address: 'https://forms.formulario.example/7',
    ready: [],
    done: ['enviado:7'],
  },
];

const described = [
  {
    name: 'Assina Exemplo',
    origins: ['https://app.assina.example'],
    done: [{ field: 'data.status', value: 'fim' }],
  },
  {
    name: 'Formulário Exemplo',
    origins: ['https://*.formulario.example'],
    done: [{ field: '0', value: 'enviado' }],
  },
];

const garbage = [
  null,
  1,
  '',
  '{',
  '[',
  'x:y',
  [],
  {},
  { event: {} },
  { data: [1] },
  'signed!',
  tally('Tally.'),
];

/** A brand for each case: contracts by number, then forms. */
const idOf = (kind: 'contrato' | 'formulario', index: number) => `${kind}-${index}`;
const spare = { jobForm: '/demonstracao/formulario-de-vaga', contract: '/demonstracao/contrato-de-parceria' };

const brandFor = (frames: object) => ({ frames: { ...spare, ...frames }, frameVendors: described });

let running: Awaited<ReturnType<typeof startVendorSite>>;
let browser: Browser;

beforeAll(async () => {
  const brands = Object.fromEntries([
    ...contracts.map(({ address }, index) => [idOf('contrato', index), brandFor({ contract: address })]),
    ...forms.map(({ address }, index) => [idOf('formulario', index), brandFor({ jobForm: address })]),
  ]) as Parameters<typeof startVendorSite>[0];
  [running, browser] = await Promise.all([startVendorSite(brands), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Opens the page that shows a vendor's form, with the vendor played at its own origin. */
async function openForm(address: string, pagePath: string, options?: BrowserContextOptions) {
  const opened = await openPage(browser, options);
  await playVendor(opened.page, address);
  await opened.page.goto(running.origin + pagePath, { waitUntil: 'networkidle' });
  const { origin } = new URL(address);
  return { ...opened, origin, frame: await frameOf(opened.page, origin) };
}

const cases = [
  ...contracts.map((vendor, index) => ({
    ...vendor,
    pagePath: `/${idOf('contrato', index)}/parceria`,
    outcome: 'Contrato assinado',
  })),
  ...forms.map((vendor, index) => ({
    ...vendor,
    pagePath: `/${idOf('formulario', index)}/cliente`,
    outcome: 'Vaga enviada',
  })),
];

describe.each(cases.filter(({ done }) => done.length > 0))(
  '$name at $address',
  ({ name, address, pagePath, ready, done, outcome }) => {
    test('is named to the visitor, and its word that all is done is believed once', async () => {
      const { page, frame, complaints, close } = await openForm(address, pagePath);
      await page
        .getByText(`Este formulário é operado por ${name}, que pode usar cookies próprios.`)
        .waitFor();
      const before = await title(page);
      await say(page, frame, ...garbage, ...ready);
      expect(await title(page)).toBe(before);
      await say(page, frame, ...done, ...done);
      await expect.poll(() => title(page)).toBe(outcome);
      const focused = () => page.evaluate(() => document.activeElement?.tagName);
      await expect.poll(focused).toBe('H1');
      expect(complaints).toEqual([]);
      await close();
    });

    test('is not believed from another origin, nor from a window that is not its frame', async () => {
      // The page's policy would not let the frame be led elsewhere in the first place.
      const { page, frame, origin, close } = await openForm(address, pagePath, { bypassCSP: true });
      const before = await title(page);
      await addFrame(page, `${origin}/outro`);
      await say(page, await frameOf(page, origin, 1), ...done);
      await page.evaluate((all) => {
        for (const message of all) postMessage(message, '*');
      }, done);
      await playVendor(page, 'https://falso.example/');
      await frame.evaluate(() => location.assign('https://falso.example/'));
      await say(page, await frameOf(page, 'https://falso.example'), ...done, ...done);
      expect(await title(page)).toBe(before);
      await close();
    });
  },
);

test.each(cases.filter(({ height }) => height))(
  '$name has its frame grow with the form, within bounds',
  async ({ address, pagePath, height }) => {
    const { page, frame, close } = await openForm(address, pagePath);
    const box = page.locator('main iframe');
    const heightNow = async () => (await box.boundingBox())?.height;
    expect(await heightNow()).toBe(800);
    for (const [asked, given] of [
      [1400, 1400],
      [200, 800],
      [999_999, 6000],
    ] as const) {
      await say(page, frame, height?.(asked));
      await expect.poll(heightNow).toBe(given);
    }
    await close();
  },
);

describe.each(cases.filter(({ done }) => done.length === 0))(
  '$name at $address',
  ({ name, address, pagePath }) => {
    test('announces nothing, and is shown with its name as soon as it has loaded', async () => {
      const { page, frame, complaints, close } = await openForm(address, pagePath);
      await page.getByText(`operado por ${name},`).waitFor();
      await page.getByText('Carregando o formulário…').waitFor({ state: 'detached' });
      const before = await title(page);
      await say(page, frame, ...garbage, 'signed', 'done');
      expect(await title(page)).toBe(before);
      expect(complaints).toEqual([]);
      await close();
    });
  },
);

test('a contract whose vendor announces nothing is followed by who signed it', async () => {
  const index = contracts.findIndex(({ done }) => done.length === 0);
  const { page, close } = await openForm(contracts[index]!.address, `/${idOf('contrato', index)}/parceria`);
  await page.getByRole('link', { name: 'Já assinei, continuar' }).click();
  await page.waitForURL(`**/${idOf('contrato', index)}/parceria/vaga`);
  await expect.poll(() => title(page)).toBe('Abrir a vaga');
  await close();
});

test('the thank-you leads to WhatsApp and to another job', async () => {
  const { page, frame, close } = await openForm(forms[0]!.address, '/formulario-0/cliente');
  await say(page, frame, ...forms[0]!.done);
  const whatsapp = page.getByRole('main').getByRole('link', { name: 'Falar pelo WhatsApp' });
  expect(await whatsapp.getAttribute('href')).toBe(whatsappUrl(sampleLinks.whatsapp));
  expect(await page.locator('main iframe').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Abrir outra vaga' }).click();
  await page.waitForURL('**/formulario-0');
  await close();
});

test('nothing of a vendor is asked for before the visitor chooses, and the choice says who runs what', async () => {
  const { page, close } = await openPage(browser);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${running.origin}/contrato-0`, { waitUntil: 'networkidle' });
  await page.getByText('Abre um formulário operado por ZapSign.').waitFor();
  await page.getByRole('link', { name: 'Iniciar Parceria' }).hover();
  expect([...hosts]).toEqual([running.origin]);
  await close();
});
