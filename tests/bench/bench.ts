import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { pageViews, viewPath } from '#blocks/views.ts';
import { loadSite } from '#build/load-site.ts';
import { brandPages } from '#engine/brand-pages.ts';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { entries, fillForm } from '../journeys/form.ts';
import { writeFloor } from './floor.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoad } from './load.ts';
import { measurePages, pageRows, type PageResult } from './pages.ts';
import { createReport } from './report.ts';
import { printTable, type Row } from './row.ts';
import { measureScale, type ScalePoint } from './scale.ts';
import { startServer } from './start-server.ts';
import { brotliBytes, scriptRow, scriptsUsed, weighPage, weightRow } from './weight.ts';

const help = `npm run bench -- [--runs 5] [--brands 1000] [--only pages,weight,taps,load,scale]

Builds the site, measures it beside its floor (the same pages without scripts), and writes dist/bench/report.html.
  --runs    runs of Lighthouse for each page and its floor, by turns
  --brands  the largest number of brands drawn
  --only    parts to measure`;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    brands: { type: 'string', default: '1000' },
    only: { type: 'string', default: 'weight,taps,load,scale,pages' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

const root = path.resolve(import.meta.dirname, '../..');
const distDir = path.join(root, 'dist');
const benchDir = path.join(distDir, 'bench');
const parts = new Set(options.only.split(','));
const rows: Row[] = [];
let pages: PageResult[] = [];
let points: ScalePoint[] = [];
const started = performance.now();
const progress = (text: string) =>
  console.error(`[${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s] ${text}`);

progress('building');
await rm(benchDir, { recursive: true, force: true });
const bundleStart = performance.now();
await promisify(execFile)('npm', ['run', 'bundle'], { cwd: root });
const bundleTime = performance.now() - bundleStart;
await promisify(execFile)('npm', ['run', 'render'], { cwd: root });
await mkdir(benchDir, { recursive: true });
await writeFloor(distDir, path.join(benchDir, 'floor'));

const site = await loadSite(path.join(root, 'brands'));
const pageAddresses = site.brands.flatMap((brand) => brandPages(brand).map((page) => page.path));
const framed = site.brands.flatMap((brand) =>
  brand.pages.flatMap(({ path: page, blocks }) =>
    pageViews(blocks)
      .filter(({ view }) => view.indexed)
      .map(({ view }) => viewPath(page, view.slug)),
  ),
);

const own = await startServer('own', distDir);
const floor = await startServer('own', path.join(benchDir, 'floor'));
const browser = await chromium.launch(browserLaunchOptions());
try {
  if (parts.has('weight')) {
    for (const address of pageAddresses) {
      progress(`weighing ${address}`);
      rows.push(weightRow(address, await weighPage(browser, own.origin + address)));
    }
    const scripts = await scriptsUsed(browser, own.origin, async (page) => {
      await fillForm(page);
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByRole('alert').first().waitFor();
    });
    rows.push(scriptRow(brotliBytes(distDir, scripts)));
  }
  if (parts.has('taps')) {
    progress('tapping');
    const choice = pageAddresses.find((address) => framed.some((view) => view.startsWith(`${address}/`)));
    rows.push(
      ...(await measureInteractions(
        browser,
        own.origin,
        [
          {
            name: 'the menu',
            address: '/',
            target: (page) => page.getByRole('button', { name: 'Menu' }),
            answer: (page) => page.getByRole('navigation', { name: 'Principal' }).waitFor(),
          },
          {
            name: 'a choice',
            address: choice ?? '/',
            target: (page) => page.getByRole('link', { name: 'Abrir Nova Vaga' }),
            answer: (page) => page.waitForURL('**/cliente'),
          },
          {
            name: 'the form, sent at once',
            address: '/',
            prepare: (page) => fillForm(page, entries),
            target: (page) => page.getByRole('button', { name: 'Enviar mensagem' }),
            answer: (page) => page.locator('form[aria-busy="true"]').waitFor(),
          },
        ],
        5,
      )),
    );
  }
  if (parts.has('load')) {
    progress('loading the server');
    rows.push(await measureLoad(distDir, pageAddresses.at(-1) ?? '/', 5));
  }
  if (parts.has('scale')) {
    const largest = Number(options.brands);
    const sizes = [0.02, 0.1, 0.3, 1].map((share) => Math.max(2, Math.round(share * largest)));
    const scale = await measureScale(sizes, bundleTime, progress);
    points = scale.points;
    rows.push(...scale.rows);
  }
  if (parts.has('pages')) {
    pages = await measurePages({
      origin: own.origin,
      floorOrigin: floor.origin,
      addresses: [...pageAddresses, ...framed],
      runs: Number(options.runs),
      onProgress: progress,
    });
    rows.push(...pageRows(pages));
  }
} finally {
  await browser.close();
  await Promise.all([own.stop(), floor.stop()]);
}

printTable(rows);
const report = path.join(benchDir, 'report.html');
await writeFile(report, createReport({ rows, pages, points }));
console.log(`\n${report}`);
if (rows.some(({ met }) => !met)) process.exitCode = 1;
