import type { Page } from 'playwright';

export interface WireRequest {
  path: string;
  /** As the browser sees it: `Document`, `Script`, `Image` … */
  type: string;
  /** Bytes of head and body as they came over the wire. */
  bytes: number;
}

/** Records every request of a page from now on, with its true bytes. */
export async function recordWire(page: Page): Promise<WireRequest[]> {
  const session = await page.context().newCDPSession(page);
  const requests: WireRequest[] = [];
  const open = new Map<string, WireRequest>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    open.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) requests.push({ ...request, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return requests;
}

export const bytesOf = (requests: WireRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Addresses that the page fetches ahead while it is idle, without running them. */
export const idlePreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document.body.dataset.chunks ?? '').split(' ').filter(Boolean));
