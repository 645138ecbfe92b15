import type { Page } from 'playwright';

/**
 * What has the focus, numbered, and what is wrong with it: not in sight, under the fixed header or the chat
 * button, a frame that shows nothing, or without a mark that stands out from its ground by 3:1. Nothing once the focus has left the page.
 */
export const describeFocus = (page: Page): Promise<{ id: string; faults: string[] } | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    element.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length);
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.title ?? '') || element.textContent?.trim().slice(0, 40)}"`;
    const faults: string[] = [];
    const whole = element.getBoundingClientRect();
    // Of a text area the browser brings the line into view that is written on.
    const height = element.localName === 'textarea' ? Math.min(whole.height, 64) : whole.height;
    const box = new DOMRect(whole.x, whole.y, whole.width, height);

    const overlap = (other: Element | null): boolean => {
      if (!other || other.contains(element)) return false;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return (
        Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
        Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1
      );
    };
    const tall = box.height > innerHeight - 200;
    const isSkip = element.getAttribute('href') === '#conteudo';
    if (box.bottom <= 0 || box.top >= innerHeight || (!tall && (box.top < 0 || box.bottom > innerHeight + 1)))
      faults.push(`${name} is out of sight`);
    if (!isSkip && !tall && overlap(document.querySelector('header')))
      faults.push(`${name} is under the header`);
    // Small as it is, it may cover a corner of a field, as WCAG 2.4.11 allows, but never a whole control.
    const chat = document.querySelector('aside > a')?.getBoundingClientRect();
    if (
      chat &&
      chat.left <= box.left &&
      chat.right >= box.right &&
      overlap(document.querySelector('aside > a'))
    )
      faults.push(`${name} is under the chat button`);
    // Of a frame the document inside has the focus, and marks it.
    if (element instanceof HTMLIFrameElement) {
      if (element.contentDocument?.URL === 'about:blank') faults.push(`${name} shows nothing`);
      return { id: element.dataset.stop, faults };
    }

    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('no canvas');
    const blend = (colors: string[]): number[] => {
      for (const color of ['#fff', ...colors]) {
        brush.fillStyle = color;
        brush.fillRect(0, 0, 1, 1);
      }
      return Array.from(brush.getImageData(0, 0, 1, 1).data.slice(0, 3));
    };
    const luminance = (rgb: number[]): number => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds: string[] = [];
    for (let around = element.parentElement; around; around = around.parentElement)
      grounds.unshift(getComputedStyle(around).backgroundColor);
    const style = getComputedStyle(element);
    const mark = luminance(blend([...grounds, style.outlineColor]));
    const ground = luminance(blend(grounds));
    const contrast = (Math.max(mark, ground) + 0.05) / (Math.min(mark, ground) + 0.05);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push(`${name} has no focus mark`);
    else if (contrast < 3) faults.push(`${name} has a focus mark of ${contrast.toFixed(2)}:1`);
    return { id: element.dataset.stop, faults };
  });
