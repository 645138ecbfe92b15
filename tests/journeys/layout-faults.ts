import type { Page } from 'playwright';

/**
 * What a page loses at its present width, each as a sentence: sideways scrolling, text beyond the view, out of
 * the box it stands in, or over a neighbour in the header.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.push(`scrolls sideways: ${scrollWidth} px in ${width}`);

    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('a[href="#conteudo"], [aria-hidden="true"]') !== null;
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !isHidden(element) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const rectOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const slack = 3;
    const boxed = 'header, a, button, li, fieldset, [class]';
    for (const element of texts) {
      const text = rectOf(element);
      // Tight display type stands a little beyond its line box.
      const rise = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
      const name = `"${element.textContent?.trim().slice(0, 30)}"`;
      if (text.left < -1 || text.right > width + 1) faults.push(`${name} leaves the view`);
      for (
        let box = element.closest(boxed);
        box && box !== document.body;
        box = box.parentElement?.closest(boxed) ?? null
      ) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.overflowY === 'auto') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const fits =
          text.left >= left - slack &&
          text.right <= right + slack &&
          (text.height < 2 * slack || (text.top >= top - rise && text.bottom <= bottom + rise));
        if (!fits) {
          faults.push(`${name} leaves its ${box.localName}`);
          break;
        }
      }
    }

    const parts = [...document.querySelectorAll('header :is(a, button)')].filter(
      (element) => !isHidden(element),
    );
    for (const [index, part] of parts.entries()) {
      const one = part.getBoundingClientRect();
      for (const other of parts.slice(index + 1)) {
        const two = other.getBoundingClientRect();
        const overlaps =
          Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
          Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
        if (overlaps) faults.push(`"${part.textContent}" and "${other.textContent}" overlap in the header`);
      }
    }
    return [...new Set(faults)];
  });
