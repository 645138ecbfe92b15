import { createClient, type RedisClientType } from '@redis/client';
import type { Settings } from '#schema/settings.ts';
import type { Log } from '../log.ts';
import { createMemoryLedger, type Ledger } from '../send-contact-email/ledger.ts';
import type { Limits } from '../send-contact-email/limits.ts';
import { createMemoryLimits, createRedisLimits } from './limits.ts';
import { createRedisLedger } from './redis-ledger.ts';

export interface ContactStore {
  limits: Limits;
  ledger: Ledger;
  /** Whether machines count together now. */
  shared(): boolean;
  close(): void;
}

/** For an answer of Redis, and how long it is left alone after it gave none. In ms. */
const answerTimeout = 500;
const restTime = 5000;

/**
 * Where messages are counted and remembered: in this process or, with `redisUrl`, in a Redis for every machine
 * together. While that one cannot be reached each machine goes on by itself, and says so.
 */
export function openContactStore({ limits, redisUrl }: Settings, log: Log): ContactStore {
  const own = { limits: createMemoryLimits(limits), ledger: createMemoryLedger() };
  if (redisUrl === undefined) return { ...own, shared: () => false, close: () => {} };

  const client = connect(redisUrl);
  const shared = { limits: createRedisLimits(limits, client), ledger: createRedisLedger(client) };
  const prefer = createFallback(log);
  return {
    limits: {
      take: (limit, key) =>
        prefer(
          () => shared.limits.take(limit, key),
          () => own.limits.take(limit, key),
        ),
    },
    ledger: {
      claim: (key, newId) =>
        prefer(
          () => shared.ledger.claim(key, newId),
          () => own.ledger.claim(key, newId),
        ),
      settle: (key, letterId, state) =>
        prefer(
          () => shared.ledger.settle(key, letterId, state),
          () => own.ledger.settle(key, letterId, state),
        ),
    },
    shared: () => client.isReady,
    close: () => client.destroy(),
  };
}

function connect(url: string): RedisClientType {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5000) },
  });
  // What fails is told by whoever asked; without a listener the process would end.
  client.on('error', () => {});
  // Goes on trying by itself; rejects only once the client is closed.
  client.connect().catch(() => {});
  return client;
}

/** The client bounds only how long a command waits to be sent, not how long its answer takes. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${answerTimeout} ms`)), answerTimeout);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Does the first thing and, where that fails, the second; the first is then left alone for a while. */
function createFallback(log: Log) {
  let restUntil = 0;
  return async <T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> => {
    if (Date.now() < restUntil) return second();
    try {
      const result = await inTime(first());
      if (restUntil > 0) log.info({}, 'Redis de volta: as máquinas contam juntas de novo');
      restUntil = 0;
      return result;
    } catch (error) {
      if (restUntil === 0)
        log.warn({ fault: (error as Error).name }, 'Redis fora do ar: esta máquina conta por si, em memória');
      restUntil = Date.now() + restTime;
      return second();
    }
  };
}
