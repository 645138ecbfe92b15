import { expect, test } from 'vitest';
import { contrastOf, mixColors, nearestReadable, toOklch } from './color.ts';

test('the ratio is that of WCAG 2', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  expect(contrastOf('#fff', '#000')).toBeCloseTo(21, 5);
});

test('colours mix as in a style sheet', () => {
  expect(mixColors('#ff0000', '#ffffff', 0.5)).toBe('#ff8080');
  expect(mixColors('#ff0000', '#ffffff', 0)).toBe('#ffffff');
});

test('a colour that passes is its own nearest', () => {
  expect(nearestReadable('#123456', ['#ffffff'], 4.5)).toBe('#123456');
});

test.each([
  ['#77aaff', ['#ffffff']],
  ['#ffd400', ['#ffffff', '#f7f9fd']],
  ['#222244', ['#0a0d16']],
  ['#808080', ['#7f7f7f']],
])('the nearest to %s passes on %j, only just, and keeps its hue', (color, grounds) => {
  const nearest = nearestReadable(color, grounds, 4.5);
  const least = Math.min(...grounds.map((ground) => contrastOf(nearest, ground)));
  expect(least).toBeGreaterThanOrEqual(4.5);
  expect(least).toBeLessThan(4.75);
  const [before, after] = [toOklch(color), toOklch(nearest)];
  expect(before.chroma < 0.01 || Math.abs(before.hue - after.hue) < 15).toBe(true);
});

test('where no shade passes on every ground, the better of black and white is told', () => {
  expect(nearestReadable('#ff0000', ['#ffffff', '#000000', '#707070'], 4.5)).toMatch(/^#(?:000000|ffffff)$/);
});
