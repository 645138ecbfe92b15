import type { Letter, SmtpMood } from '../../mocks/smtp-session.ts';
import type { Answer } from './site-process.ts';

export type FaultMood = SmtpMood | 'down';

/** What the mail server does by turns: well again after each trouble. */
export const moods: FaultMood[] = [
  'accepts',
  'down',
  'accepts',
  'slow',
  'accepts',
  '450-rcpt',
  'accepts',
  '451-data',
  'accepts',
  '421-greeting',
  'accepts',
  'drops-mid-data',
  'accepts',
  'drops-after-dot',
];

export interface FaultOptions {
  count: number;
  /** Messages a second. */
  rate: number;
  /** Of each mood, in ms. */
  moodTime: number;
  /** Sends the message of one visitor. */
  send: (visitor: number) => Promise<Answer>;
  setMood: (mood: FaultMood) => Promise<void>;
  onSecond?: (progress: FaultProgress) => Promise<void> | void;
}

export interface FaultProgress {
  mood: FaultMood;
  asked: number;
  accepted: number;
  refused: number;
}

/**
 * Sends messages at a steady rate while the mail server changes its mood, and nothing again.
 * @returns the answers, by visitor
 */
export async function sendThroughFaults(options: FaultOptions): Promise<Answer[]> {
  const { count, rate, moodTime, send, setMood, onSecond } = options;
  const answers: Answer[] = [];
  const asked: Promise<void>[] = [];
  const progress: FaultProgress = { mood: 'accepts', asked: 0, accepted: 0, refused: 0 };
  const ask = async (visitor: number) => {
    const answer = await send(visitor);
    answers[visitor] = answer;
    progress[answer.status === 200 ? 'accepted' : 'refused'] += 1;
  };

  const started = performance.now();
  let moodIndex = 0;
  let second = 0;
  while (progress.asked < count) {
    const elapsed = performance.now() - started;
    if (elapsed >= moodIndex * moodTime) {
      progress.mood = moods[moodIndex % moods.length] ?? 'accepts';
      moodIndex += 1;
      await setMood(progress.mood);
    }
    for (; progress.asked < Math.min(count, (elapsed / 1000) * rate); progress.asked += 1)
      asked.push(ask(progress.asked));
    if (elapsed >= second * 1000) {
      second += 1;
      await onSecond?.({ ...progress });
    }
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
  await setMood('accepts');
  await Promise.all(asked);
  return answers;
}

export interface Audit {
  accepted: number;
  refused: number;
  /** Answered with success, and not in the inbox exactly once. */
  lost: number;
  doubled: number;
  /** Answered neither with success nor with an error in words. */
  mute: number;
  /** Answered as not accepted, and in the inbox all the same; `unknown` ones may be. */
  contradicted: number;
}

/** Compares what visitors were told with what the team received. */
export function audit(answers: Answer[], letters: Letter[], addressOf: (visitor: number) => string): Audit {
  const received = new Map<string, number>();
  for (const { replyTo } of letters)
    if (replyTo !== '') received.set(replyTo, (received.get(replyTo) ?? 0) + 1);
  const result: Audit = { accepted: 0, refused: 0, lost: 0, doubled: 0, mute: 0, contradicted: 0 };
  for (const [visitor, { status, body }] of answers.entries()) {
    const copies = received.get(addressOf(visitor)) ?? 0;
    const isError = [502, 503].includes(status) && body.success === false && Boolean(body.error);
    if (copies > 1) result.doubled += 1;
    if (status === 200 && body.success === true) {
      result.accepted += 1;
      if (copies === 0) result.lost += 1;
    } else if (isError) {
      result.refused += 1;
      if (status === 502 && copies > 0) result.contradicted += 1;
    } else result.mute += 1;
  }
  return result;
}

/** Whether every visitor was told the truth. */
export const isClean = ({ lost, doubled, mute, contradicted }: Audit): boolean =>
  lost + doubled + mute + contradicted === 0;
