import { setTimeout as delay } from 'node:timers/promises';

/** As fast as `concurrency` at a time go, or `rate` a second whatever happens; for `seconds`. */
export type Load = { seconds: number } & ({ concurrency: number } | { rate: number });

export interface Measured {
  /** A second. */
  rate: number;
  /** Of each task, in ms, sorted; at a rate, since it was due. */
  latencies: number[];
}

/** Does a task over and over. @throws what a task throws */
export async function drive(load: Load, task: () => Promise<void>): Promise<Measured> {
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + load.seconds * 1000;
  const timed = async (due: number) => {
    await task();
    latencies.push(performance.now() - due);
  };

  if ('concurrency' in load) {
    const loop = async () => {
      while (performance.now() < end) await timed(performance.now());
    };
    await Promise.all(Array.from({ length: load.concurrency }, loop));
  } else {
    const running: Promise<void>[] = [];
    for (let due = started; due < end; due += 1000 / load.rate) {
      const wait = due - performance.now();
      if (wait > 0) await delay(wait);
      running.push(timed(due));
    }
    await Promise.all(running);
  }
  const rate = latencies.length / ((performance.now() - started) / 1000);
  return { rate, latencies: latencies.toSorted((a, b) => a - b) };
}

/** @param share from 0 to 1 @param sorted not empty */
export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
