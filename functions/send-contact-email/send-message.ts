import type { ContactBrand } from '#schema/contact-data.ts';
import { withFacts, type Log } from '../log.ts';
import { clientKey } from './client-key.ts';
import { createOnce } from './deliver-once.ts';
import { deliverMessage } from './deliver-message.ts';
import { describeFault } from './describe-fault.ts';
import type { FormCheck } from './form-check.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Ledger } from './ledger.ts';
import type { LimitName, Limits } from './limits.ts';
import type { Mailer } from './mailer.ts';
import { readMessage } from './read-message.ts';
import { limitRefusal, refusals, type Refusal } from './refusals.ts';

export interface SenderOptions {
  mailer: Mailer;
  log: Log;
  ledger: Ledger;
  limits: Limits;
  hash: KeyedHash;
  /** For both letters together, so that the answer comes within 15 s of the request. In ms. */
  timeLimit?: number;
}

/** What a visitor sent, not yet looked at. */
export interface Sending {
  requestId: string;
  brand: ContactBrand;
  input: unknown;
  source: 'json' | 'form';
  check: FormCheck;
  clientAddress: string | undefined;
}

/** Sends what a visitor sent, once and within limits, or says why not. Never rejects. */
export function createSender({ mailer, log, ledger, limits, hash, timeLimit = 14_000 }: SenderOptions) {
  const once = createOnce<Refusal>({ ledger, unknown: refusals.unknown });

  const limitOf = async (limit: LimitName, key: string): Promise<Refusal | undefined> => {
    const seconds = await limits.take(limit, key);
    return seconds === undefined ? undefined : limitRefusal(limit, seconds);
  };

  const send = async (sending: Sending, deadline: AbortSignal): Promise<Refusal | undefined> => {
    const { requestId, brand, input, source, check, clientAddress } = sending;
    const limitClient = async () =>
      limitOf(check === 'absent' ? 'script' : 'client', await hash(`client ${clientKey(clientAddress)}`));

    // What is refused here counts all the same.
    if (check === 'trap' || check === 'too-fast') return (await limitClient()) ?? refusals[check];
    const reading = readMessage(input, source);
    if ('error' in reading) return { status: 400, error: reading.error };
    const { message } = reading;

    const key = await hash(JSON.stringify(['message', brand.id, message]));
    return once({ key, deadline }, async (letterId) => {
      const refusal =
        (await limitClient()) ??
        (await limitOf('recipient', await hash(`recipient ${message.email.toLowerCase()}`))) ??
        (await limitOf('all', 'all'));
      if (refusal) return refusal;
      const noted = withFacts(log, { requestId, brand: brand.id });
      const delivery = await deliverMessage({ mailer, log: noted, letterId, deadline }, brand, message);
      return delivery === 'accepted' ? undefined : refusals[delivery];
    });
  };

  return async (sending: Sending): Promise<Refusal | undefined> => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeLimit);
    try {
      return await send(sending, deadline.signal);
    } catch (error) {
      log.error({ requestId: sending.requestId, ...describeFault(error) }, 'erro inesperado');
      return refusals.unexpected;
    } finally {
      clearTimeout(timer);
    }
  };
}
