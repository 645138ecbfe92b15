import { runLighthouse, type PageRun } from './lighthouse.ts';
import { median, type Row } from './row.ts';

interface PagesOptions {
  /** The site, and the same without scripts. */
  origin: string;
  floorOrigin: string;
  addresses: string[];
  runs: number;
  onProgress: (text: string) => void;
}

export interface PageResult {
  address: string;
  page: PageRun;
  floor: PageRun;
}

/** Page and floor by turns, so that a slow moment of the machine falls on both; medians of all runs. */
export async function measurePages(options: PagesOptions): Promise<PageResult[]> {
  const { origin, floorOrigin, addresses, runs, onProgress } = options;
  const taken = new Map(
    addresses.map((address) => [address, { page: [] as PageRun[], floor: [] as PageRun[] }]),
  );
  const onRetry = (reason: string) => onProgress(`Lighthouse, once more: ${reason}`);
  for (let run = 1; run <= runs; run += 1) {
    for (const [address, { page, floor }] of taken) {
      onProgress(`Lighthouse, run ${run} of ${runs}: ${address}`);
      floor.push(await runLighthouse(floorOrigin + address, onRetry));
      page.push(await runLighthouse(origin + address, onRetry));
    }
  }
  return [...taken].map(([address, { page, floor }]) => ({
    address,
    page: medianRun(page),
    floor: medianRun(floor),
  }));
}

function medianRun(runs: PageRun[]): PageRun {
  const of = (pick: (run: PageRun) => number) => median(runs.map(pick));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}

export const pageRows = (results: PageResult[]): Row[] =>
  results.flatMap(({ address, page, floor }) => {
    const section = `Lighthouse, mobile: ${address}`;
    const scores = Object.values(page.scores);
    const ratio = page.lcp / floor.lcp;
    const blocked = page.tbt - floor.tbt;
    return [
      {
        section,
        name: 'performance, accessibility, best practices, SEO',
        value: scores.join(' '),
        goal: '100 100 100 100',
        met: scores.every((score) => score === 100),
      },
      {
        section,
        name: 'largest contentful paint, ratio to the floor',
        value: `${ratio.toFixed(2)} (${Math.round(page.lcp)} : ${Math.round(floor.lcp)} ms)`,
        goal: '≤ 1.10',
        met: ratio <= 1.1,
      },
      {
        section,
        name: 'total blocking time above the floor',
        value: `${Math.round(blocked)} ms`,
        goal: '≤ 10 ms',
        met: blocked <= 10,
      },
      { section, name: 'layout shift', value: String(page.cls), goal: '0', met: page.cls === 0 },
    ];
  });
