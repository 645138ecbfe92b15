import type { RedisClientType } from '@redis/client';
import { claimTimeout, ledgerWindow, type Claim, type Ledger } from '../send-contact-email/ledger.ts';

/**
 * An entry is `<state> <letters' id> <sending until, in ms>`. One step, so that two machines never both take
 * a message on; the time is Redis's own.
 */
const claimScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local entry = redis.call('GET', KEYS[1])
local id = ARGV[1]
if entry then
  local state, known, untilMs = string.match(entry, '^(%a+) (%S+) (%d+)$')
  if state == 'accepted' then return {'accepted', ''} end
  if state == 'sending' and tonumber(untilMs) > now then return {'sending', ''} end
  if known then id = known end
end
redis.call('SET', KEYS[1], string.format('sending %s %d', id, now + ARGV[2]), 'PX', ARGV[3])
return {'claimed', id}
`;

const keyOf = (key: string): string => `contact:message:${key}`;

/** A ledger in a Redis, shared by every machine that uses it; rejects where it cannot be reached. */
export const createRedisLedger = (client: RedisClientType): Ledger => ({
  claim: async (key, newId) => {
    const reply = await client.eval(claimScript, {
      keys: [keyOf(key)],
      arguments: [newId, String(claimTimeout), String(ledgerWindow)],
    });
    const [state, letterId] = reply as [Claim['state'], string];
    return state === 'claimed' ? { state, letterId } : { state };
  },
  settle: async (key, letterId, state) => {
    await client.set(keyOf(key), `${state} ${letterId} 0`, {
      expiration: { type: 'PX', value: ledgerWindow },
    });
  },
});
