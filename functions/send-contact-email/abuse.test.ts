import { expect, test } from 'vitest';
import { formCheckHeader, trapField } from '#schema/form-check.ts';
import { createMemoryLimits } from '../node/limits.ts';
import { clientKey } from './client-key.ts';
import { anonKey, createTestApp, formRequest, jsonRequest, message } from './fixtures.ts';

const start = (limits: Partial<Parameters<typeof createMemoryLimits>[0]> = {}) =>
  createTestApp(
    {},
    {
      limits: createMemoryLimits({ perClient: 100, perRecipient: 100, total: 100, ...limits }),
      clientAddress: (c) => c.req.header('x-real-ip'),
    },
  );

/** Messages that differ, from the site's script unless told otherwise. */
let count = 0;
const request = (headers: Record<string, string> = {}, change: Partial<typeof message> = {}) => {
  count += 1;
  return jsonRequest(
    { ...message, message: `Mensagem ${count}`, ...change },
    {
      headers: {
        apikey: anonKey,
        [formCheckHeader]: 'contact-form/60000,0',
        'x-real-ip': '192.0.2.1',
        ...headers,
      },
    },
  );
};

test.each<[string, Partial<Parameters<typeof createMemoryLimits>[0]>, string, () => Request]>([
  [
    'one client',
    { perClient: 2 },
    'Recebemos muitas mensagens suas em pouco tempo. Tente novamente em 10 minutos.',
    () => request({ 'x-real-ip': '192.0.2.2' }),
  ],
  [
    'one e-mail address, however it is written',
    { perRecipient: 2 },
    'Recebemos muitas mensagens com este e-mail em pouco tempo. Tente novamente em 60 minutos.',
    () => request({}, { email: 'bia@cliente.example' }),
  ],
])('the messages of %s are limited, and others go on', async (_, limits, error, other) => {
  const { app, mails } = start(limits);
  expect((await app.request(request())).status).toBe(200);
  expect((await app.request(request({}, { email: message.email.toUpperCase() }))).status).toBe(200);
  const limited = await app.request(request());
  expect(limited.status).toBe(429);
  expect(await limited.json()).toEqual({ success: false, error });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await app.request(other())).status).toBe(200);
  expect(mails).toHaveLength(6);
});

test('all messages together are limited, on the form too', async () => {
  const { app } = start({ total: 1 });
  expect((await app.request(request())).status).toBe(200);
  const limited = await app.request(formRequest({ ...message, apikey: anonKey }));
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('60');
  expect(await limited.text()).toContain(
    'Estamos recebendo mensagens demais neste momento. Tente novamente em 1 minuto.',
  );
});

test('a client over its limit does not use up the others’', async () => {
  const { app } = start({ perClient: 1, total: 2 });
  for (let times = 0; times < 5; times += 1) await app.request(request());
  expect((await app.request(request({ 'x-real-ip': '192.0.2.9' }))).status).toBe(200);
});

test('a message limited before may be sent once there is room', async () => {
  const { app, mails } = start({ perClient: 1 });
  await app.request(request());
  const again = { message: 'A mesma' };
  expect((await app.request(request({}, again))).status).toBe(429);
  expect((await app.request(request({ 'x-real-ip': '192.0.2.3' }, again))).status).toBe(200);
  expect(mails).toHaveLength(4);
});

test.each([
  '',
  'supabase-js/2.86.0',
  'contact-form/',
  'contact-form/1',
  'contact-form/-1,0',
  'contact-form/1,0;x',
])('a client that sends without the form (%j) is let through, three times', async (header) => {
  const { app } = start();
  const answers: number[] = [];
  for (let times = 0; times < 4; times += 1)
    answers.push((await app.request(request({ [formCheckHeader]: header }))).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  expect((await app.request(request())).status).toBe(200);
});

test.each([
  ['contact-form/60000,1', /um campo oculto, que deve ficar vazio, veio preenchido/],
  ['contact-form/1999,0', /preenchido rápido demais para uma pessoa/],
])('%s is refused in words, sends nothing and counts', async (header, text) => {
  const { app, mails } = start({ perClient: 1 });
  const refused = await app.request(request({ [formCheckHeader]: header }));
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as { error: string }).error).toMatch(text);
  expect(mails).toEqual([]);
  expect((await app.request(request())).status).toBe(429);
});

test('who takes two seconds is quick enough to be a person', async () => {
  expect((await start().app.request(request({ [formCheckHeader]: 'contact-form/2000,0' }))).status).toBe(200);
});

test('a trap field filled in the plain form is refused in words, and what was typed stays', async () => {
  const { app, mails } = start();
  const entries = { ...message, apikey: anonKey };
  const refused = await app.request(formRequest({ ...entries, [trapField]: 'https://golpe.example' }));
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain('um campo oculto, que deve ficar vazio, veio preenchido');
  expect(page).toContain('value="Ana Souza"');
  expect(page).not.toContain('golpe');
  expect((await app.request(formRequest({ ...entries, [trapField]: '' }))).status).toBe(303);
  expect(mails).toHaveLength(2);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['não: é um endereço', 'unknown'],
])('the address %j is counted as %j', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
