import type { EChartsOption } from 'echarts';
import { percentile, type Measured } from './drive.ts';
import type { FaultProgress } from './faults.ts';
import { plot } from '../report.ts';

/** One moment of the run through the mail server's troubles. */
export interface Sample extends FaultProgress {
  /** Since the start, in s. */
  at: number;
  /** Of the server, in bytes. */
  memory: number;
}

export interface Rounds {
  bare: Measured[];
  server: Measured[];
}

const green = '#0b5d4b';
const pale = '#9cb8ad';
const red = '#c2462c';

export const createPlots = (fast: Rounds, steady: Rounds, samples: Sample[]): string[] => [
  plot(ratePlot(fast), 360),
  plot(latencyPlot(steady), 400),
  plot(answersPlot(samples), 400),
  plot(memoryPlot(samples), 320),
];

const ratePlot = ({ bare, server }: Rounds): EChartsOption => ({
  title: { text: 'Messages a second, by round, by turns' },
  legend: { top: 32 },
  grid: { top: 80, left: 70 },
  xAxis: { type: 'category', data: bare.map((_, index) => String(index + 1)) },
  yAxis: { type: 'value' },
  series: [
    { name: 'server', type: 'bar', color: green, data: server.map(({ rate }) => Math.round(rate)) },
    { name: 'bare nodemailer', type: 'bar', color: pale, data: bare.map(({ rate }) => Math.round(rate)) },
  ],
});

const shares = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.995, 0.999];

const latencyPlot = ({ bare, server }: Rounds): EChartsOption => {
  const curve = (rounds: Measured[]) => {
    const sorted = rounds.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b);
    return shares.map((share) => Number(percentile(sorted, share).toFixed(2)));
  };
  return {
    title: { text: 'Time for both letters at half the rate (ms), by percentile' },
    legend: { top: 32 },
    grid: { top: 80, left: 70 },
    xAxis: { type: 'category', data: shares.map((share) => `${share * 100} %`) },
    yAxis: { type: 'log' },
    series: [
      { name: 'server', type: 'line', color: green, data: curve(server) },
      { name: 'bare nodemailer', type: 'line', color: pale, data: curve(bare) },
    ],
  };
};

const answersPlot = (samples: Sample[]): EChartsOption => {
  const perSecond = (pick: (sample: Sample) => number) =>
    samples.slice(1).map((sample, index) => {
      const before = samples[index];
      return before ? pick(sample) - pick(before) : 0;
    });
  return {
    title: { text: 'Answers a second while the mail server changes its mood' },
    legend: { top: 32 },
    grid: { top: 80, left: 70, bottom: 90 },
    xAxis: {
      type: 'category',
      data: samples.slice(1).map(({ at, mood }) => `${Math.round(at)} s ${mood}`),
      axisLabel: { rotate: 60, fontSize: 10 },
    },
    yAxis: { type: 'value' },
    series: [
      { name: 'success', type: 'bar', stack: 'a', color: green, data: perSecond(({ accepted }) => accepted) },
      { name: 'error', type: 'bar', stack: 'a', color: red, data: perSecond(({ refused }) => refused) },
    ],
  };
};

const memoryPlot = (samples: Sample[]): EChartsOption => ({
  title: { text: "The server's memory over that run (MB)" },
  grid: { top: 60, left: 70 },
  xAxis: { type: 'value', name: 's' },
  yAxis: { type: 'value', min: 0 },
  series: [
    {
      type: 'line',
      color: green,
      data: samples.map(({ at, memory }) => [Math.round(at), Math.round(memory / 1e6)]),
    },
  ],
});
