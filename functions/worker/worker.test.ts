import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseSettings } from '#schema/settings.ts';
import type { Runtime } from '../contract/runtime.ts';
import { message } from '../send-contact-email/fixtures.ts';
import { startWorkerRuntime } from './start-worker.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let worker: Runtime;
beforeAll(async () => {
  worker = await startWorkerRuntime();
});
afterAll(() => worker.close());

let count = 0;
/** A message of its own each time: one that was sent before is not sent, and not counted, again. */
const ask = (client: string) =>
  fetch(`${worker.origin}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: {
      apikey: parseSettings({}).anonKey,
      'content-type': 'application/json',
      'cf-connecting-ip': client,
    },
    body: JSON.stringify({ ...message, email: `visitante-${(count += 1)}@cliente.example` }),
  });

test('one client may ask ten times a minute, and is then told to wait', async () => {
  // The minute may turn while the test runs, and the count begin anew.
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask('192.0.2.1')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect(await refused[0]?.json()).toEqual({
    success: false,
    error: 'Recebemos muitas mensagens suas em pouco tempo. Tente novamente em 1 minuto.',
  });
  expect((await ask('192.0.2.2')).status).toBe(200);
});

test('all clients together may ask sixty times a minute', async () => {
  // The minute may turn while the test runs, and the count begin anew.
  const clients = Array.from({ length: 140 }, (_, index) => `198.51.100.${index}`);
  const answers = await Promise.all(clients.map(ask));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
});
