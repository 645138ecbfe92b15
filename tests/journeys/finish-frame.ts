import type { Page } from 'playwright';
import type { Frame } from '#blocks/job-opening/describe-frame.ts';

/** Whether the form ever says that it is done; some vendors announce nothing. */
export const announcesEnd = ({ done }: Frame): boolean => done.length > 0;

/** Has the form in the page's frame say that it is done, in its vendor's words. */
export async function finishFrame(page: Page, { done: [mark] }: Frame): Promise<void> {
  if (!mark) throw new Error('this vendor announces nothing');
  const { field, value } = mark;
  const message =
    field === undefined
      ? value
      : field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const frame = await (await page.locator('main iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page shows no frame');
  // A page that is not yet alive hears nothing.
  await page.waitForLoadState('networkidle');
  await frame.evaluate((said) => parent.postMessage(said, '*'), message);
}
