import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formCheckHeader } from '#schema/form-check.ts';
import { startScriptedSmtp } from '../tests/mocks/scripted-smtp.ts';
import { startSmtpInbox } from '../tests/mocks/smtp-inbox.ts';
import { close, listenOnLoopback } from './node/fixtures.ts';
import { createWorkFolder } from './node/start-node.ts';
import { firstBrand, message } from './send-contact-email/fixtures.ts';

// Each test starts a process, and the slower ones a mail server with its page in it.
vi.setConfig({ testTimeout: 30_000 });

let work: ReturnType<typeof createWorkFolder>;
beforeEach(() => {
  work = createWorkFolder();
});
afterEach(() => work.remove());

const send = (site: string, change: Partial<typeof message> = {}): Promise<Response> =>
  fetch(`${site}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: {
      apikey: 'chave-publica-anonima',
      'content-type': 'application/json',
      [formCheckHeader]: 'contact-form/60000,0',
    },
    body: JSON.stringify({ ...message, ...change }),
  });

test.each([
  [
    'in production without a mail server',
    { NODE_ENV: 'production' },
    'dist',
    'Com NODE_ENV=production é preciso definir SMTP_URL: sem servidor de e-mail, as mensagens do formulário se perderiam.\n',
  ],
  ['before the site is built', {}, 'empty', 'O site ainda não foi construído: rode npm run build antes.\n'],
])('%s it refuses to start, and says why in one line', async (_, env, dist, stderr) => {
  expect(await work.start(env, dist).ended).toEqual({ code: 1, stdout: '', stderr });
  expect(work.leftovers()).toEqual([]);
});

test('every fault of the environment and of .env is listed at once', async () => {
  writeFileSync(path.join(work.folder, '.env'), 'ANON_KEY="a b"\nPORT=1\n');
  const { code, stderr } = await work.start({ PORT: 'oito', SMTP_URL: 'http://correio.example' }).ended;
  expect(code).toBe(1);
  expect(stderr.match(/^ {2}\w+$/gm)?.toSorted()).toEqual(['  ANON_KEY', '  PORT', '  SMTP_URL']);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each(['PORT', 'INBOX_PORT', 'INBOX_SMTP_PORT'])(
  'where the port in %s is taken it says so in one line, and leaves nothing behind',
  async (setting) => {
    const other = createServer();
    const port = await listenOnLoopback(other);
    const ended = await work.start({ [setting]: String(port) }).ended;
    await close(other);
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `A porta ${port} já está em uso: encerre o outro programa ou escolha outra em ${setting}.\n`,
    });
    expect(work.leftovers()).toEqual([]);
  },
);

test('without a mail server of its own, both letters arrive in the inbox it brings along', async () => {
  const node = work.start();
  const [site, inbox] = await Promise.all([node.address('Site no ar'), node.address('Caixa de entrada')]);
  expect(await (await fetch(site)).text()).toBe('<h1>Início</h1>');
  expect(work.leftovers()).toEqual([expect.stringMatching(/^inbox-/)]);

  expect(await (await send(site)).json()).toEqual({ success: true });
  const addressees = async () => {
    const mails = (await (await fetch(`${inbox}/api/email`)).json()) as { to: { address: string }[] }[];
    return new Set(mails.map(({ to }) => to[0]?.address));
  };
  await expect.poll(addressees, { timeout: 8000 }).toEqual(new Set([message.email, firstBrand.mail.inbox]));

  const { code, stdout, stderr } = await node.stop();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Encerrando\.\.\.$/m);
  expect(stdout + stderr).not.toContain(message.email);
  expect(work.leftovers()).toEqual([]);
});

test('in production the letters leave by the mail server it is given, and no inbox is started', async () => {
  const mailServer = await startSmtpInbox();
  const node = work.start({ NODE_ENV: 'production', SMTP_URL: mailServer.url });
  expect((await send(await node.address('Site no ar'))).status).toBe(200);
  expect(mailServer.mails()).toHaveLength(2);
  expect(work.leftovers()).toEqual([]);

  const { code, stdout } = await node.stop();
  expect(code).toBe(0);
  expect(stdout).not.toContain('Caixa de entrada');
  await mailServer.close();
});

test('asked to end with requests in flight, it answers each as the mail server did, and ends', async () => {
  const mailServer = await startScriptedSmtp({ slowness: 100 });
  mailServer.setMood('slow');
  const node = work.start({ NODE_ENV: 'production', SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
  const site = await node.address('Site no ar');
  const { hostname, port } = new URL(site);
  const halfOpen = connect(Number(port), hostname);
  halfOpen.on('error', () => {});
  halfOpen.write('POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 9');

  const sending = Array.from({ length: 5 }, (_, index) => send(site, { message: `Mensagem ${index}` }));
  await expect.poll(() => mailServer.letters.length, { timeout: 8000 }).toBeGreaterThan(0);
  const ended = node.stop();
  const statuses = await Promise.all(sending.map(async (answer) => (await answer).status));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(mailServer.letters.filter(({ to }) => to === firstBrand.mail.inbox)).toHaveLength(5);
  expect(mailServer.letters).toHaveLength(10);

  const { code, stdout } = await ended;
  expect(code).toBe(0);
  expect(stdout.match(/"status":200/g)).toHaveLength(5);
  for (const value of Object.values(message)) expect(stdout).not.toContain(value);
  await mailServer.stop();
});

test('asked to end while it starts, it leaves nothing behind', async () => {
  const node = work.start();
  await expect.poll(() => work.leftovers().length, { timeout: 8000, interval: 1 }).toBe(1);
  expect((await node.stop()).code).toBe(0);
  expect(work.leftovers()).toEqual([]);
});
