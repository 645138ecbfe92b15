import type { Page } from 'playwright';

/** What a page left in the browser, each with its kind and name. Frames of its own origin share its storage. */
export const leftoversOf = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map((key) => `Cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored];
};
