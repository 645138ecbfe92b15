import type { Letter } from '../../mocks/smtp-session.ts';
import { median, type Row } from '../row.ts';
import { percentile } from './drive.ts';
import { audit, isClean } from './faults.ts';
import type { Rounds, Sample } from './plots.ts';
import { addressOf, type Answer } from './site-process.ts';

const section = 'Contact function';

/** Of each round with the one beside it, so that what else the machine does falls on both. */
const ratios = ({ bare, server }: Rounds, pick: (round: Rounds['bare'][number]) => number): number[] =>
  server.flatMap((own, index) => {
    const beside = bare[index];
    return beside ? [pick(own) / pick(beside)] : [];
  });

export function rateRow(rounds: Rounds): Row {
  const ratio = median(ratios(rounds, ({ rate }) => rate));
  const [own, bare] = [rounds.server, rounds.bare].map((of) =>
    Math.round(median(of.map(({ rate }) => rate))),
  );
  return {
    section,
    name: 'messages a second, ratio to a bare nodemailer loop',
    value: `${ratio.toFixed(2)} (${own} : ${bare})`,
    goal: '≥ 0.90',
    met: ratio >= 0.9,
  };
}

const p99 = ({ latencies }: Rounds['bare'][number]): number => percentile(latencies, 0.99);

export function latencyRow(rounds: Rounds, rate: number): Row {
  const ratio = median(ratios(rounds, p99));
  const [own, bare] = [rounds.server, rounds.bare].map((of) => median(of.map(p99)).toFixed(1));
  return {
    section,
    name: `99th percentile at ${Math.round(rate)} a second, ratio to the bare loop's`,
    value: `${ratio.toFixed(2)} (${own} : ${bare} ms)`,
    goal: '≤ 2.00',
    met: ratio <= 2,
  };
}

export function faultRow(answers: Answer[], letters: Letter[]): Row {
  const result = audit(answers, letters, addressOf);
  return {
    section,
    name: `${answers.length} messages through the mail server's troubles`,
    value:
      `${result.accepted} accepted, ${result.refused} errors; ${result.lost} lost, ${result.doubled} doubled, ` +
      `${result.mute + result.contradicted} misinformed`,
    goal: '0 lost, doubled or misinformed',
    met: isClean(result),
  };
}

/** The last quarter of the run beside the second, once the caches of the runtime are warm. */
export function memoryRow(samples: Sample[]): Row {
  const quarter = Math.floor(samples.length / 4);
  const of = (from: number) => median(samples.slice(from, from + quarter).map(({ memory }) => memory)) / 1e6;
  const [early, late] = [of(quarter), of(samples.length - quarter)];
  return {
    section,
    name: 'memory over that run: last quarter beside the second',
    value: `${late.toFixed(0)} : ${early.toFixed(0)} MB (${(late / early).toFixed(2)})`,
    goal: '≤ 1.15',
    met: late / early <= 1.15,
  };
}

/**
 * @param ended how the process ended, and in how many ms
 * @param first number of the visitor whom the first answer is for
 */
export function stopRow(
  answers: Answer[],
  letters: Letter[],
  ended: { code: number | null; ms: number },
  first: number,
): Row {
  const result = audit(answers, letters, (index) => addressOf(first + index));
  return {
    section,
    name: `SIGTERM with ${answers.length} requests in flight`,
    value: `${result.accepted + result.refused} answered, ${result.accepted} sent; ended ${ended.code} in ${(ended.ms / 1000).toFixed(1)} s`,
    goal: 'all answered, mail agrees, ≤ 16 s',
    met: isClean(result) && ended.code === 0 && ended.ms <= 16_000,
  };
}
