import type { BrowserContext } from 'playwright';

const emptyPage = '<!doctype html><html lang="pt-BR"><title>Fora do site</title></html>';

/**
 * Answers for every other origin than the site's, so that what a frame shows is always the same: nothing.
 * @param options `emptyFrames` empties the frames of the site's own origin too
 */
export async function keepOffline(
  context: BrowserContext,
  origin: string,
  { emptyFrames = false } = {},
): Promise<void> {
  await context.route('**/*', (route, request) => {
    const isDocument = request.resourceType() === 'document';
    const isOwn = new URL(request.url()).origin === origin;
    if (isOwn && !(emptyFrames && isDocument && request.frame().parentFrame())) return route.fallback();
    return isDocument ? route.fulfill({ contentType: 'text/html', body: emptyPage }) : route.abort();
  });
}
