import type { LaunchOptions } from 'playwright';
import { findBrowser } from './find-browser.ts';

/** How every test starts its browser: sandboxed where the user is not root, and silent towards the network. */
export function browserLaunchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
