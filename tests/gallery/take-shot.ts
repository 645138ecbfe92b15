import type { Browser, Page } from 'playwright';
import { keepOffline } from '../qa/keep-offline.ts';
import { scriptAddress } from '../qa/panel-data.ts';
import type { Visit } from './list-shots.ts';
import type { Shot } from './shot.ts';

/** A page as PNG, to compare, and as a small JPEG, to look at. */
export interface Picture {
  png: Buffer;
  jpeg: Buffer;
}

/** In ms. */
const patience = 15_000;

/**
 * Full-page pictures of one page, the same each time: without motion, without other origins, without the QA panel.
 * Each state starts from a page just opened; a state that the page does not have leaves it as it was.
 * @returns the shots that could be taken
 */
export async function takeShots(
  browser: Browser,
  origin: string,
  visit: Visit,
): Promise<{ shot: Shot; picture: Picture }[]> {
  const [{ address, width, state: first }] = visit;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 740 : 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    javaScriptEnabled: first.scripted,
  });
  try {
    context.setDefaultTimeout(patience);
    await keepOffline(context, origin);
    await context.route(origin + scriptAddress, (route) => route.abort());
    const page = await context.newPage();
    const taken: { shot: Shot; picture: Picture }[] = [];
    let isFresh = false;
    for (const shot of visit) {
      try {
        if (!isFresh) await page.goto(origin + address, { waitUntil: 'networkidle' });
        isFresh = !(await shot.state.enter(page));
        if (!isFresh) taken.push({ shot, picture: await takePicture(page, first.scripted) });
      } catch (error) {
        const place = `${address}, ${width} px, ${shot.state.label}`;
        throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
      }
    }
    return taken;
  } finally {
    await context.close();
  }
}

async function takePicture(page: Page, scripted: boolean): Promise<Picture> {
  // Nothing that waits goes on in a page without JavaScript, and nothing moves there.
  if (scripted) await page.evaluate(settle);
  const options = { fullPage: true } as const;
  return {
    png: await page.screenshot(options),
    jpeg: await page.screenshot({ ...options, type: 'jpeg', quality: 60 }),
  };
}

/** In the page: fonts are there, short animations over, and the menu marks the section at the top. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  scrollTo(0, 0);
  // A toast's remaining time is an animation too, and a long one: held at its start, the toast stays.
  for (const animation of document.getAnimations())
    if (Number(animation.effect?.getComputedTiming().endTime) < 2000)
      await animation.finished.catch(() => undefined);
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  await new Promise((resolve) => setTimeout(resolve, 150));
}
