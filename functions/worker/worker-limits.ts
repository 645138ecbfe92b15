import type { Limits } from '../send-contact-email/limits.ts';

/** A rate-limit binding: so many of one key in the time that `wrangler.jsonc` says. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The binding's period, in seconds: it does not tell how much of it is left. */
const period = 60;

/** Messages by client and by recipient. All messages together are not counted: the binding has one limit for all keys. */
export const createWorkerLimits = (binding: RateLimit): Limits => ({
  take: async (limit, key) => {
    if (limit === 'all') return undefined;
    const { success } = await binding.limit({ key: `${limit} ${key}` });
    return success ? undefined : period;
  },
});
