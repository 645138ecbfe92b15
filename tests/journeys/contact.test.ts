import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from '#engine/brand-schema.ts';
import { contactViews, viewPath } from '#blocks/views.ts';
import { expectEntries } from './expect-entries.ts';
import { entries, fillForm } from './form.ts';
import { launchBrowser, openPage, pagesWith, startSite } from './site.ts';

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

async function expectBothMails(brand: Brand): Promise<void> {
  const [team, confirmation] = await running.inbox.waitForMails(2);
  expect(team?.to).toMatchObject({ text: expect.stringContaining(brand.mail.inbox) as string });
  expect(team?.replyTo?.value).toEqual([{ name: entries.name, address: entries.email }]);
  expect(team?.text).toContain(entries.message);
  expect(team?.text).toContain(entries.company);
  expect(confirmation?.to).toMatchObject({ text: expect.stringContaining(entries.email) as string });
  expect(confirmation?.html).toContain(brand.name.replaceAll('&', '&amp;'));
  expect(confirmation?.text).not.toContain('duas pessoas');
}

describe.each(pagesWith('contact'))('the form at $path', ({ brand, block, path: address }) => {
  const sentPath = viewPath(address, contactViews.sent);

  test('a message reaches the team by SMTP, the visitor gets a confirmation, and the form is cleared', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Mensagem enviada!' });
    await toast.waitFor();
    expect(await toast.innerText()).toMatch(/e-mail de confirmação/);
    await expectEntries(page, { name: '', email: '', company: '', message: '' });
    await expectBothMails(brand);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a message that the mail server refuses is told as not sent, and stays in the form', async () => {
    running.inbox.refuse('rcpt');
    const { page, close } = await openPage(browser);
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Erro' });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/Erro ao enviar mensagem: \S/);
    await expectEntries(page, entries);
    expect(running.inbox.mails()).toEqual([]);
    await close();
  });

  test('without JavaScript the form posts, and leads to a page that says it was sent', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    await page.waitForURL(`**${sentPath}`);
    await page.getByRole('heading', { name: 'Mensagem enviada!' }).waitFor();
    await expectBothMails(brand);
    await close();
  });

  test('without JavaScript a refused message comes back with its reason and everything that was typed', async () => {
    running.inbox.refuse('rcpt');
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(running.origin + address);
    await fillForm(page, { ...entries, company: 'Aspas " e <b>tags</b>' });
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
      page.getByRole('button', { name: block.submitLabel }).click(),
    ]);
    expect(response.status()).toBe(502);
    await page.getByRole('heading', { name: 'Mensagem não enviada' }).waitFor();
    await expectEntries(page, { ...entries, company: 'Aspas " e <b>tags</b>' });
    expect(await page.locator('#aviso-do-formulario').innerText()).not.toContain('slot');

    running.inbox.refuse(undefined);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    await page.waitForURL(`**${sentPath}`);
    await expectBothMails(brand);
    await close();
  });

  test('without JavaScript blanks count as empty', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(running.origin + address);
    await fillForm(page, { ...entries, message: '   ' });
    await page.getByRole('button', { name: block.submitLabel }).click();
    await page.getByText('Por favor, preencha todos os campos.').waitFor();
    await expectEntries(page, { ...entries, message: '   ' });
    expect(running.inbox.mails()).toEqual([]);
    await close();
  });

  test('a script that fails to load leaves the page as it is, and the form still sends', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: block.submitLabel }).click();
    await page.waitForURL(`**${sentPath}`);
    await expectBothMails(brand);
    await close();
  });

  test('a form sent before its script has come says at once that it is being sent, and is sent once', async () => {
    const { page, close } = await openPage(browser);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    release();
    await page.getByRole('status').filter({ hasText: 'Mensagem enviada!' }).waitFor();
    await expectBothMails(brand);
    expect(running.inbox.mails()).toHaveLength(2);
    await close();
  });

  test('a script that never comes does not keep the message: the form posts by itself', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/assets/*.js', () => {});
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    expect(running.inbox.mails()).toEqual([]);
    await page.waitForURL(`**${sentPath}`);
    await expectBothMails(brand);
    await close();
  });

  test('a page left open over a new deployment still sends: its scripts are gone', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(running.origin + address);
    await fillForm(page);
    await page.getByRole('button', { name: block.submitLabel }).click();
    await page.waitForURL(`**${sentPath}`);
    await expectBothMails(brand);
    await close();
  });

  test('nothing of the form is fetched and run before it is touched, and what is typed meanwhile stays', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(running.origin + address, { waitUntil: 'networkidle' });
    expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(false);
    await page.locator('[name="name"]').pressSequentially('Ana');
    await expect
      .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
      .toBe(true);
    expect(await page.locator('[name="name"]').inputValue()).toBe('Ana');
    expect(complaints).toEqual([]);
    await close();
  });
});
