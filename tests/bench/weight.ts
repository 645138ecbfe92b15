import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { kilobytes, type Row } from './row.ts';
import { bytesOf, idlePreloads, recordWire, type WireRequest } from './wire.ts';

export interface Weight {
  /** What came before any interaction, images and idle preloads apart. */
  before: WireRequest[];
  /** Requests of scripts that only an idle page made, ahead of need. */
  ahead: WireRequest[];
}

/** Loads a page, lets it come to rest, and weighs what came. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests = await recordWire(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const preloads = new Set(await idlePreloads(page));
    return {
      before: requests.filter(({ type, path: name }) => type !== 'Image' && !preloads.has(name)),
      ahead: requests.filter(({ path: name }) => preloads.has(name)),
    };
  } finally {
    await context.close();
  }
}

/** Paths of every script a page has loaded once `use` has used it. */
export async function scriptsUsed(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests = await recordWire(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await use(page);
    await page.waitForLoadState('networkidle');
    return [...new Set(requests.map(({ path: name }) => name))].filter((name) => name.endsWith('.js'));
  } finally {
    await context.close();
  }
}

/** Bytes of built files as brotli sends them. */
export const brotliBytes = (distDir: string, files: string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(distDir, 'site', `${file}.br`)).size, 0);

export const weightRow = (address: string, { before }: Weight): Row => ({
  section: 'Weight',
  name: `${address}: on the wire before any interaction`,
  value: `${kilobytes(bytesOf(before))} in ${before.length} request${before.length === 1 ? '' : 's'}`,
  goal: '≤ 12 KB',
  met: bytesOf(before) <= 12_000,
});

export const scriptRow = (bytes: number): Row => ({
  section: 'Weight',
  name: '/: scripts a visitor ever loads, form used (brotli)',
  value: kilobytes(bytes),
  goal: '≤ 95 KB',
  met: bytes <= 95_000,
});
