import type { BrowserContext } from 'playwright';

/** Answers for every other origin than the site's, so that what a frame shows is always the same: nothing. */
export async function keepOffline(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Fora do site</title>' })
        : route.abort(),
  );
}
