import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReportPage } from '../report.ts';
import { median, printTable, type Row } from '../row.ts';
import type { BareCommands } from './bare-child.ts';
import { startChild } from './child.ts';
import { drive, type Load } from './drive.ts';
import { sendThroughFaults } from './faults.ts';
import { createPlots, type Rounds, type Sample } from './plots.ts';
import { faultRow, latencyRow, memoryRow, rateRow, stopRow } from './rows.ts';
import { startSiteProcess } from './site-process.ts';
import type { SmtpCommands } from './smtp-child.ts';

const help = `npm run bench:function -- [--rounds 30] [--messages 10000]

Measures the contact function through the real server, with a mail server on loopback, beside a bare nodemailer
loop that sends the same letters; writes dist/bench/function.html.
  --rounds    turns of 1 s, bare and server, at full speed; half as many of 2 s at half the rate
  --messages  sent while the mail server is stopped, slowed and made to refuse`;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    messages: { type: 'string', default: '10000' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

const rounds = Number(options.rounds);
const count = Number(options.messages);
const started = performance.now();
const progress = (text: string) =>
  console.error(`[${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s] ${text}`);

const smtp = startChild<SmtpCommands>('./smtp-child.ts');
const smtpPort = await smtp.ask('open', undefined);
const bare = startChild<BareCommands>('./bare-child.ts', [String(smtpPort)]);
const site = await startSiteProcess(smtpPort);

let visitor = 1_000_000;
const sendOne = async () => {
  visitor += 1;
  const { status, body } = await site.send(visitor);
  if (status !== 200) throw new Error(`answered ${status}: ${body.error}`);
};

/** By turns, after one that warms both up. */
async function measure(name: string, turns: number, load: Load): Promise<Rounds> {
  const measured: Rounds = { bare: [], server: [] };
  for (let turn = 0; turn <= turns; turn += 1) {
    // Either goes first as often, so that what else comes and goes on the machine falls on both.
    const early = turn % 2 === 0 ? await drive(load, sendOne) : undefined;
    const besides = await bare.ask('drive', load);
    const own = early ?? (await drive(load, sendOne));
    await smtp.ask('letters', undefined);
    progress(
      `${name} ${turn} of ${turns}: server ${own.rate.toFixed(0)}/s, bare ${besides.rate.toFixed(0)}/s`,
    );
    if (turn === 0) continue;
    measured.bare.push(besides);
    measured.server.push(own);
  }
  return measured;
}

const fast = await measure('full speed', rounds, { concurrency: 32, seconds: 1 });
const half = median(fast.server.map(({ rate }) => rate)) / 2;
const steady = await measure('half the rate', Math.ceil(rounds / 2), { rate: half, seconds: 2 });

const samples: Sample[] = [];
const faultStart = performance.now();
const answers = await sendThroughFaults({
  count,
  rate: 150,
  moodTime: 2000,
  send: site.send,
  setMood: (mood) => smtp.ask('mood', mood),
  onSecond: async (now) => {
    samples.push({ ...now, at: (performance.now() - faultStart) / 1000, memory: await site.memory() });
    if (samples.length % 5 === 0)
      progress(
        `${now.asked} of ${count} sent (${now.mood}): ${now.accepted} accepted, ${now.refused} errors`,
      );
  },
});
const letters = await smtp.ask('letters', undefined);

// Messages of their own: what was accepted already would not be sent again.
const lastVisitor = 9_000_000;
progress('ending the server with requests in flight');
await smtp.ask('mood', 'slow');
const inFlight = Array.from({ length: 60 }, (_, index) => site.send(lastVisitor + index));
await new Promise((resolve) => void setTimeout(resolve, 300));
const [ended, lastAnswers] = await Promise.all([site.stop(), Promise.all(inFlight)]);
const lastLetters = await smtp.ask('letters', undefined);
await Promise.all([bare.end(), smtp.end()]);

const rows: Row[] = [
  rateRow(fast),
  latencyRow(steady, half),
  faultRow(answers, letters),
  memoryRow(samples),
  stopRow(lastAnswers, lastLetters, ended, lastVisitor),
];
printTable(rows);
const report = path.resolve(import.meta.dirname, '../../../dist/bench/function.html');
await mkdir(path.dirname(report), { recursive: true });
await writeFile(report, createReportPage('Contact function', createPlots(fast, steady, samples), rows));
console.log(`\n${report}`);
if (rows.some(({ met }) => !met)) process.exitCode = 1;
