import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { entries } from './form.ts';

export async function expectEntries(page: Page, values: typeof entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe(value);
  }
}
