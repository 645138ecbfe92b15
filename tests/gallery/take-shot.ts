import type { Browser } from 'playwright';
import { keepOffline } from '../qa/keep-offline.ts';
import { scriptAddress } from '../qa/panel-data.ts';
import type { Shot } from './shot.ts';

/** A page as PNG, to compare, and as a small JPEG, to look at. */
export interface Picture {
  png: Buffer;
  jpeg: Buffer;
}

/** In ms. */
const patience = 15_000;

/**
 * A full-page picture, the same each time: without motion, without other origins, without the QA panel.
 * @returns nothing where the page has no such state
 */
export async function takeShot(browser: Browser, origin: string, shot: Shot): Promise<Picture | undefined> {
  const { address, width, state } = shot;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 740 : 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    javaScriptEnabled: state.scripted,
  });
  try {
    context.setDefaultTimeout(patience);
    await keepOffline(context, origin);
    await context.route(origin + scriptAddress, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    if (!(await state.enter(page))) return undefined;
    // Nothing that waits goes on in a page without JavaScript, and nothing moves there.
    if (state.scripted) await page.evaluate(settle);
    const options = { fullPage: true } as const;
    return {
      png: await page.screenshot(options),
      jpeg: await page.screenshot({ ...options, type: 'jpeg', quality: 60 }),
    };
  } finally {
    await context.close();
  }
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
