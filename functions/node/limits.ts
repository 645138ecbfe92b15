import type { RedisClientType } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { MessageLimits } from '#schema/settings.ts';
import type { LimitName, Limits } from '../send-contact-email/limits.ts';

/** `points` messages in `duration` seconds. */
const rules = ({ perClient, perRecipient, total }: MessageLimits) => ({
  client: { points: perClient, duration: 600 },
  script: { points: Math.min(3, perClient), duration: 600 },
  recipient: { points: perRecipient, duration: 3600 },
  all: { points: total, duration: 60 },
});

/** Counts in this process. */
export function createMemoryLimits(settings: MessageLimits): Limits {
  const { client, script, recipient, all } = rules(settings);
  return toLimits({
    client: new RateLimiterMemory(client),
    script: new RateLimiterMemory(script),
    recipient: new RateLimiterMemory(recipient),
    all: new RateLimiterMemory(all),
  });
}

/** Counts in a Redis, for every machine that uses it; `take` rejects where it cannot be reached. */
export function createRedisLimits(settings: MessageLimits, storeClient: RedisClientType): Limits {
  const { client, script, recipient, all } = rules(settings);
  const common = (keyPrefix: string) => ({ storeClient, useRedisPackage: true, keyPrefix });
  return toLimits({
    client: new RateLimiterRedis({ ...client, ...common('contact:client') }),
    script: new RateLimiterRedis({ ...script, ...common('contact:script') }),
    recipient: new RateLimiterRedis({ ...recipient, ...common('contact:recipient') }),
    all: new RateLimiterRedis({ ...all, ...common('contact:all') }),
  });
}

const toLimits = (limiters: Record<LimitName, RateLimiterMemory | RateLimiterRedis>): Limits => ({
  take: async (limit, key) => {
    try {
      await limiters[limit].consume(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  },
});
