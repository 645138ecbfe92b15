import type { BrowserContext } from 'playwright';

const otherPage =
  '<!doctype html><html lang="pt-BR"><title>Fora do site</title><main aria-label="Fora do site" style="font:1rem/1.5 sans-serif;padding:2rem"><p>Aqui aparece a página de outro site.</p></main></html>';

/** Answers for every other origin than the site's, so that what a frame shows is always the same. */
export async function keepOffline(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route, request) =>
      request.resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: otherPage })
        : route.abort(),
  );
}
