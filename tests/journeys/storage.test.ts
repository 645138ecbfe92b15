import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noticePaths } from '#engine/brand-pages.ts';
import { jobOpeningsOf } from './every-page.ts';
import { fillForm } from './form.ts';
import { leftoversOf } from './leftovers.ts';
import { launchBrowser, openPage, phone, site, startSite } from './site.ts';

let running: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterEach(() => {
  running.inbox.refuse(undefined);
  running.inbox.clear();
  running.forgetMessages();
});
afterAll(async () => {
  await browser.close();
  await running.close();
});

interface Journey {
  name: string;
  walk: (page: Page) => Promise<unknown>;
  /** Whether the mail server refuses what is sent on the way. */
  refused?: true;
}

const open = (page: Page, path: string) => page.goto(running.origin + path, { waitUntil: 'networkidle' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' }).click();
const inFrame = (page: Page, selector = 'main iframe') =>
  page.locator(selector).contentFrame().getByText('Demonstração', { exact: true }).waitFor();

const landing: Journey[] = [
  {
    name: 'the landing page is read to its end',
    walk: async (page) => {
      await open(page, '/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('nav [aria-current="location"]').count()).toBe(1);
    },
  },
  {
    name: 'the menu is used',
    walk: async (page) => {
      await page.setViewportSize(phone.viewport ?? { width: 360, height: 740 });
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const item = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' });
      await item.click();
      await item.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'a message is sent',
    walk: async (page) => {
      await open(page, '/');
      await fillForm(page);
      await send(page);
      await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
    },
  },
  {
    name: 'a message is refused',
    refused: true,
    walk: async (page) => {
      await open(page, '/');
      await fillForm(page);
      await send(page);
      await page.getByRole('alert').filter({ hasText: 'Erro ao enviar mensagem' }).waitFor();
    },
  },
  {
    name: 'the map is shown',
    walk: async (page) => {
      await open(page, '/');
      await page.getByRole('link', { name: 'Mostrar o mapa' }).click();
      await inFrame(page, 'iframe[name="mapa"]');
    },
  },
  {
    name: 'an address that does not exist is opened',
    walk: async (page) => {
      await open(page, '/nao-existe');
      await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
    },
  },
];

const jobOpenings = site.brands
  .flatMap(jobOpeningsOf)
  .flatMap(({ block, path, client, prospect }): Journey[] => [
    {
      name: `${path}: an existing client chooses, and sends the job`,
      walk: async (page) => {
        await open(page, path);
        await page.getByRole('link', { name: block.client.action }).click();
        await page.waitForURL(`**${client}`);
        await inFrame(page);
        const form = page.locator('main iframe').contentFrame();
        await form.getByRole('button', { name: 'Simular o envio' }).click();
        await page.getByRole('heading', { level: 1, name: block.sent.sentTitle }).waitFor();
      },
    },
    {
      name: `${path}: a new client goes from the contract to the thank-you`,
      walk: async (page) => {
        await open(page, prospect);
        const form = page.locator('main iframe').contentFrame();
        await form.getByRole('button', { name: 'Simular a assinatura' }).click();
        await page.getByRole('link', { name: 'Ir agora' }).click();
        await form.getByRole('button', { name: 'Simular o envio' }).click();
        await page.getByRole('heading', { level: 1, name: block.sent.sentTitle }).waitFor();
      },
    },
  ]);

const notices = site.brands.flatMap(noticePaths).map(({ privacy }): Journey => ({
  name: `${privacy} is read`,
  walk: async (page) => {
    await open(page, privacy);
    await page.getByRole('heading', { level: 1, name: 'Aviso de privacidade' }).waitFor();
  },
}));

const journeys = [...landing, ...jobOpenings, ...notices];

describe.each(journeys)('$name', ({ walk, refused }) => {
  test('leaves nothing in the browser', async () => {
    if (refused) running.inbox.refuse('rcpt');
    const { page, close } = await openPage(browser);
    await walk(page);
    expect(await leftoversOf(page)).toEqual([]);
    // Asking the whole context leaves out no origin.
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    await close();
  });

  test('asks nothing of a browser that keeps nothing', async () => {
    if (refused) running.inbox.refuse('rcpt');
    const { page, complaints, close } = await openPage(browser);
    await blockStorage(page);
    await walk(page);
    const asked = page
      .frames()
      .map((frame) => frame.evaluate(() => Reflect.get(window, 'storageAsked') as string[]));
    expect((await Promise.all(asked)).flat()).toEqual([]);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('localStorage is blocked');
    expect(complaints.filter((text) => !/404|502/.test(text))).toEqual([]);
    await close();
  });
});

test('what a page would leave in the browser is found, whatever its kind', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${running.origin}/nao-existe`);
  await page.evaluate(async () => {
    document.cookie = 'biscoito=1';
    localStorage.setItem('local', '1');
    sessionStorage.setItem('sessao', '1');
    await caches.open('guardado');
    await new Promise((resolve) => {
      indexedDB.open('banco').addEventListener('success', resolve);
    });
  });
  expect(await leftoversOf(page)).toEqual([
    'cookie biscoito',
    'localStorage local',
    'sessionStorage sessao',
    'IndexedDB banco',
    'Cache guardado',
  ]);
  await close();
});

/** Has every door to storage throw, as browsers do where the visitor blocked it, and note who knocked. */
async function blockStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Reflect.set(window, 'storageAsked', asked);
    const block = (target: object, door: string) => {
      const refuse = () => {
        asked.push(door);
        throw new DOMException(`${door} is blocked`, 'SecurityError');
      };
      Object.defineProperty(target, door, { get: refuse, set: refuse });
    };
    for (const door of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      block(window, door);
    block(Document.prototype, 'cookie');
  });
}
