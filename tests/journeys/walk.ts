import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { keepOffline } from '../qa/keep-offline.ts';
import { openPage } from './site.ts';

/** Walks a page without leaving this machine, and fails where it complained of anything on the way. */
export async function walk(
  browser: Browser,
  address: string,
  steps: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, complaints, close } = await openPage(browser, options);
  await keepOffline(page.context(), new URL(address).origin);
  await page.goto(address);
  await steps(page);
  expect(complaints).toEqual([]);
  await close();
}
