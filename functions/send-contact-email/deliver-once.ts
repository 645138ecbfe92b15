import type { Ledger } from './ledger.ts';

/** Between two looks at a message that another machine is sending. In ms. */
const lookInterval = 250;

export interface OnceOptions<Refusal> {
  ledger: Ledger;
  /** Answers where another machine took the message on and has not said in time what came of it. */
  unknown: Refusal;
}

export interface OnceRequest {
  /** A hash of what is sent. */
  key: string;
  /** When to stop waiting for another machine. */
  deadline: AbortSignal;
}

/**
 * Lets a message be sent once: a second request for it joins the first while that one is under way, and gets
 * the same answer where it was accepted. After a refusal it may be sent again, its letters named as before.
 */
export function createOnce<Refusal>({ ledger, unknown }: OnceOptions<Refusal>) {
  const underWay = new Map<string, Promise<Refusal | undefined>>();

  const run = async (
    { key, deadline }: OnceRequest,
    send: (letterId: string) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> => {
    for (;;) {
      const claim = await ledger.claim(key, crypto.randomUUID());
      if (claim.state === 'accepted') return undefined;
      if (claim.state === 'claimed') {
        const { letterId } = claim;
        let state: 'accepted' | 'released' = 'released';
        try {
          const refusal = await send(letterId);
          if (refusal === undefined) state = 'accepted';
          return refusal;
        } finally {
          await ledger.settle(key, letterId, state);
        }
      }
      if (deadline.aborted) return unknown;
      await new Promise((resolve) => void setTimeout(resolve, lookInterval));
    }
  };

  return async (
    request: OnceRequest,
    send: (letterId: string) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> => {
    const running = underWay.get(request.key);
    if (running) return running;
    const sending = run(request, send);
    underWay.set(request.key, sending);
    try {
      return await sending;
    } finally {
      underWay.delete(request.key);
    }
  };
}
