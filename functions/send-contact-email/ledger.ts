/**
 * Remembers for a short while which messages were sent, by a keyed hash of their content and nothing else.
 * Machines that share one see each other's.
 */
export interface Ledger {
  /** Takes a message on, unless it was sent already or is being sent elsewhere. `newId` names its letters. */
  claim(key: string, newId: string): Promise<Claim>;
  /** Tells what came of a message taken on. Released, it may be taken on again, and keeps its letters' id. */
  settle(key: string, letterId: string, state: 'accepted' | 'released'): Promise<void>;
}

export type Claim = { state: 'claimed'; letterId: string } | { state: 'sending' } | { state: 'accepted' };

/** How long a message is remembered. In ms. */
export const ledgerWindow = 10 * 60_000;

/** After which a message taken on by a machine that has died since may be taken on again. In ms. */
export const claimTimeout = 20_000;

/** Entries; beyond them the oldest are forgotten early. */
const capacity = 50_000;

interface Entry {
  state: 'sending' | 'accepted' | 'released';
  letterId: string;
  /** Times in ms since 1970. */
  sendingUntil: number;
  forgetAt: number;
}

/** A ledger in this process's memory. */
export function createMemoryLedger(now: () => number = Date.now): Ledger {
  // Every entry lives equally long, so the order of writing is the order of expiring.
  const entries = new Map<string, Entry>();

  const forgetOld = () => {
    for (const [key, { forgetAt }] of entries) {
      if (forgetAt > now() && entries.size <= capacity) return;
      entries.delete(key);
    }
  };
  const write = (key: string, entry: Omit<Entry, 'forgetAt'>) => {
    entries.delete(key);
    entries.set(key, { ...entry, forgetAt: now() + ledgerWindow });
  };

  return {
    claim: async (key, newId) => {
      forgetOld();
      const entry = entries.get(key);
      if (entry?.state === 'accepted') return { state: 'accepted' };
      if (entry?.state === 'sending' && entry.sendingUntil > now()) return { state: 'sending' };
      const letterId = entry?.letterId ?? newId;
      write(key, { state: 'sending', letterId, sendingUntil: now() + claimTimeout });
      return { state: 'claimed', letterId };
    },
    settle: async (key, letterId, state) => write(key, { state, letterId, sendingUntil: 0 }),
  };
}
