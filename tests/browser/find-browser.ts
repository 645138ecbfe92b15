import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The browser the tests drive: `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's own. */
export function findBrowser(): string | undefined {
  return [...installed, chromium.executablePath()].find((file) => file !== undefined && existsSync(file));
}
