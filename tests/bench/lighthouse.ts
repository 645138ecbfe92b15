import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { findBrowser } from '../browser/find-browser.ts';

export interface PageRun {
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** In ms, under Lighthouse's simulated slow phone. */
  lcp: number;
  tbt: number;
  cls: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const maxTries = 3;

/**
 * One run of Lighthouse, mobile, in a browser and a profile of its own. Where Lighthouse says that it lost its
 * own recording, which says nothing of the page, the run is taken again.
 */
export async function runLighthouse(url: string, onRetry: (reason: string) => void): Promise<PageRun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryLighthouse(url);
    } catch (error) {
      if (tries === maxTries || !(error instanceof Error)) throw error;
      onRetry(error.message);
    }
  }
}

async function tryLighthouse(url: string): Promise<PageRun> {
  const chromePath = findBrowser();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless', ...(browserLaunchOptions().args ?? [])],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { lhr } = result;
    const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    return {
      scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as PageRun['scores'],
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
