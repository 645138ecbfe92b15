import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseSettings } from '#schema/settings.ts';
import { startRedis } from '../../tests/mocks/redis-process.ts';
import { findRedis } from '../../tests/redis/find-redis.ts';
import { createTestApp, jsonRequest, message } from '../send-contact-email/fixtures.ts';
import type { AppOptions } from '../send-contact-email/app.ts';
import { openContactStore, type ContactStore } from './contact-store.ts';
import { createKeyedHash } from '../keyed-hash.ts';

const program = findRedis();
if (!program) console.warn('Os testes com Redis não rodaram: não há redis-server no PATH.');

const send = async ({ app }: { app: ReturnType<typeof createTestApp>['app'] }, change = {}) =>
  (await app.request(jsonRequest({ ...message, ...change }))).status;

describe.runIf(program)('with a Redis', { timeout: 20_000 }, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let client: ReturnType<typeof createClient>;
  const opened: ContactStore[] = [];
  beforeAll(async () => {
    redis = await startRedis(program ?? '');
  });
  beforeEach(async () => {
    client = createClient({ url: redis.url });
    // Some tests stop the Redis under it.
    client.on('error', () => {});
    await client.connect();
    await client.flushAll();
  });
  afterEach(() => {
    client.destroy();
    for (const store of opened.splice(0)) store.close();
  });
  afterAll(() => redis.close());

  /** One of several machines: an app with a store of its own, all on one Redis. */
  async function startMachine(options: Partial<AppOptions> = {}, limits: Record<string, string> = {}) {
    const said: string[] = [];
    const note = (_: object, text: string) => void said.push(text);
    const hashKey = 'segredo-de-teste-com-trinta-e-dois';
    const settings = parseSettings({ REDIS_URL: redis.url, HASH_KEY: hashKey, ...limits });
    const store = openContactStore(settings, { info: note, warn: note, error: note });
    opened.push(store);
    const machine = createTestApp(
      {},
      {
        limits: store.limits,
        ledger: store.ledger,
        hash: createKeyedHash(hashKey),
        clientAddress: () => '192.0.2.77',
        ...options,
      },
    );
    // Until the connection stands it would count by itself.
    await expect.poll(() => store.shared()).toBe(true);
    return { ...machine, store, said };
  }

  test('machines count together', async () => {
    const limits = { LIMIT_PER_RECIPIENT: '2' };
    const machines = await Promise.all([startMachine({}, limits), startMachine({}, limits)]);
    const [first, second] = machines;
    expect(await send(first, { message: '1' })).toBe(200);
    expect(await send(second, { message: '2' })).toBe(200);
    expect(await send(first, { message: '3' })).toBe(429);
    expect(await send(second, { message: '4' })).toBe(429);
  });

  test('what one machine has sent, no other sends again', async () => {
    const [first, second] = await Promise.all([startMachine(), startMachine()]);
    expect(await send(first)).toBe(200);
    expect(await send(second)).toBe(200);
    expect([first.mails.length, second.mails.length]).toEqual([2, 0]);
  });

  test('what one machine is sending, another waits for', async () => {
    const { promise, resolve } = Promise.withResolvers<{ outcome: 'accepted' }>();
    const slow = await startMachine({ mailer: { send: () => promise, close: () => {} } });
    const second = await startMachine();
    const sending = send(slow);
    await expect.poll(() => client.keys('contact:message:*')).toHaveLength(1);
    const waiting = send(second);
    resolve({ outcome: 'accepted' });
    expect(await Promise.all([sending, waiting])).toEqual([200, 200]);
    expect(second.mails).toEqual([]);
  });

  test('what one machine could not send, another may, under the same name', async () => {
    const names: string[] = [];
    const failing = await startMachine({
      mailer: {
        send: async ({ messageId }) => {
          names.push(messageId);
          return { outcome: 'unknown', reason: 'ECONNECTION' };
        },
        close: () => {},
      },
    });
    const second = await startMachine();
    expect(await send(failing)).toBe(503);
    expect(await send(second)).toBe(200);
    expect(second.mails[0]?.messageId).toBe(names[0]);
  });

  test('it holds nothing of what was written nor of who wrote it, and nothing for good', async () => {
    const machine = await startMachine();
    await send(machine);
    const keys = await client.keys('*');
    expect(keys).toHaveLength(4);
    for (const key of keys) {
      const value = await client.get(key);
      expect(await client.pTTL(key)).toBeGreaterThan(0);
      for (const secret of [...Object.values(message), '192.0.2.77'])
        expect(`${key} ${value}`).not.toContain(secret);
    }
  });

  test.each([
    ['is down', () => redis.stop(), () => redis.start()],
    ['answers nothing', async () => void redis.freeze(), async () => void redis.goOn()],
  ])(
    'while it %s, a machine goes on by itself and says so once; then it says that it is back',
    async (_, down, up) => {
      const machine = await startMachine({}, { LIMIT_PER_CLIENT: '3' });
      await down();
      const started = performance.now();
      expect(await send(machine, { message: '1' })).toBe(200);
      expect(await send(machine, { message: '1' })).toBe(200);
      expect(await send(machine, { message: '2' })).toBe(200);
      expect(performance.now() - started).toBeLessThan(3000);
      expect(machine.mails).toHaveLength(4);
      expect(machine.said).toEqual(['Redis fora do ar: esta máquina conta por si, em memória']);

      await up();
      await expect
        .poll(
          async () => {
            await machine.store.limits.take('all', 'x');
            return machine.said.at(-1);
          },
          { timeout: 12_000, interval: 250 },
        )
        .toBe('Redis de volta: as máquinas contam juntas de novo');
    },
  );
});
