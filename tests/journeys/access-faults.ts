import type { Page } from 'playwright';

/** Links and controls of less than 24x24 px. A link within a sentence may be as low as its line. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [type="hidden"]'),
      )
      .filter((element) => {
        const within = element.parentElement?.textContent?.trim() !== element.textContent?.trim();
        const isInline =
          getComputedStyle(element).display === 'inline' && within && element.closest('p, li, dd');
        const { width, height } = element.getBoundingClientRect();
        return !isInline && (width < 24 || height < 24);
      })
      .map(
        (element) => `${element.outerHTML.slice(0, 120)} ${JSON.stringify(element.getBoundingClientRect())}`,
      ),
  );

/** What a reader by ear goes by. */
export const structure = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    titled: document.title.trim() !== '',
    headings: document.querySelectorAll('h1').length,
    landmarks: ['body > header, body > div > header', 'main', 'footer'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
    unnamedNavigation: document.querySelectorAll('nav:not([aria-label], [aria-labelledby])').length,
    skippedLevels: [...document.querySelectorAll('h1, h2, h3, h4')]
      .map((heading) => Number(heading.localName[1]))
      .filter((level, index, all) => level - (all[index - 1] ?? 0) > 1),
  }));

/** Animations that take time, by what they move. */
export const movingParts = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.checkVisibility({ opacityProperty: true }),
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '')),
  );

/** Controls that look like one by their ground alone, which forced colours take away. */
export const shapeless = (page: Page) =>
  page.evaluate(() => {
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const canvas = ground(document.body);
    return [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [type="hidden"]'),
      )
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, textDecorationLine, paddingLeft } =
          getComputedStyle(element);
        const bordered =
          borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== canvas;
        const isBox =
          element.localName !== 'a' ||
          element.closest('aside') !== null ||
          (textDecorationLine === 'none' && parseFloat(paddingLeft) >= 16);
        return isBox && !bordered && element.getAttribute('href') !== '#conteudo';
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
