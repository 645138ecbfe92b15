import { init, type EChartsOption } from 'echarts';
import type { PageResult } from './pages.ts';
import type { Row } from './row.ts';
import type { ScalePoint } from './scale.ts';

interface ReportData {
  rows: Row[];
  pages: PageResult[];
  points: ScalePoint[];
}

/** The table and its plots as one HTML file that loads nothing. */
export const createReport = ({ rows, pages, points }: ReportData): string =>
  createReportPage(
    'Bench',
    [
      pages.length > 0 ? plot(pagesPlot(pages), 460) : '',
      points.length > 0 ? plot(buildPlot(points), 420) + plot(bytesPlot(points), 320) : '',
    ],
    rows,
  );

/** @param plots from `plot` */
export const createReportPage = (title: string, plots: string[], rows: Row[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { max-width: 70rem; margin: 3rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #17211d; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: .35rem .75rem; border-bottom: 1px solid #dde5e0; }
  th { padding: 1.5rem .75rem .35rem; text-align: left; }
  .missed { color: #b3261e; font-weight: 600; }
  svg { max-width: 100%; height: auto; margin: 2rem 0; }
</style>
<h1>${title}</h1>
${plots.join('\n')}
<table>${tableRows(rows)}</table>
</html>
`;

/** A plot as markup. @param height in px */
export function plot(option: EChartsOption, height: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 1080, height });
  chart.setOption({ animation: false, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

const pagesPlot = (pages: PageResult[]): EChartsOption => ({
  title: { text: 'Largest contentful paint: page, the same without scripts, and the goal (ms)' },
  legend: { top: 32 },
  grid: { top: 80, left: 180 },
  xAxis: { type: 'value' },
  yAxis: { type: 'category', inverse: true, data: pages.map(({ address }) => address) },
  series: [
    { name: 'page', type: 'bar', data: pages.map(({ page }) => Math.round(page.lcp)), color: '#0b5d4b' },
    { name: 'floor', type: 'bar', data: pages.map(({ floor }) => Math.round(floor.lcp)), color: '#9cb8ad' },
    {
      name: 'goal (1.10 × floor)',
      type: 'scatter',
      symbol: 'rect',
      symbolSize: [3, 26],
      data: pages.map(({ floor }) => Math.round(floor.lcp * 1.1)),
      color: '#c2462c',
    },
  ],
});

const line = (points: ScalePoint[], name: string, pick: (point: ScalePoint) => number, color: string) => ({
  name,
  type: 'line' as const,
  color,
  data: points.map((point) => [point.brands, Math.round(pick(point))]),
});

const buildPlot = (points: ScalePoint[]): EChartsOption => ({
  title: { text: 'Time by number of brands (ms, without compression)' },
  legend: { top: 32 },
  grid: { top: 80, left: 90 },
  xAxis: { type: 'value', name: 'brands' },
  yAxis: { type: 'value' },
  series: [
    line(points, 'load, draw and write', ({ build }) => build, '#0b5d4b'),
    line(points, 'draw', ({ own }) => own, '#5a9a84'),
    line(points, 'bare renderToString', ({ bare }) => bare, '#9cb8ad'),
    line(points, 'goal (1.5 × bare)', ({ bare }) => bare * 1.5, '#c2462c'),
  ],
});

const bytesPlot = (points: ScalePoint[]): EChartsOption => ({
  title: { text: 'Client scripts by number of brands (bytes, uncompressed)' },
  grid: { top: 60, left: 90 },
  xAxis: { type: 'value', name: 'brands' },
  yAxis: { type: 'value' },
  series: [line(points, 'scripts', ({ scriptBytes }) => scriptBytes, '#0b5d4b')],
});

function tableRows(rows: Row[]): string {
  const sections = [...new Set(rows.map(({ section }) => section))];
  return sections
    .map((section) => {
      const lines = rows
        .filter((row) => row.section === section)
        .map(
          ({ name, value, goal, met }) =>
            `<tr><td>${met ? '✓' : '✗'}</td><td>${escape(name)}</td><td class="${met ? '' : 'missed'}">${escape(value)}</td><td>${escape(goal)}</td></tr>`,
        );
      return `<tr><th colspan="4">${escape(section)}</th></tr>${lines.join('')}`;
    })
    .join('');
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
