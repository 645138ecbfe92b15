import { expect, test } from 'vitest';
import { baseTheme } from '#schema/base-theme.ts';
import { contrastOf } from './color.ts';
import { checkContrast } from './contrast.ts';

const withColors = (colors: Partial<typeof baseTheme.color>) => ({
  color: { ...baseTheme.color, ...colors },
});

test('the theme that brands start from passes', () => {
  expect(checkContrast(baseTheme)).toEqual([]);
});

test('a colour that is hard to read is an error with its ratio on each ground and the nearest that passes', () => {
  const [remark, ...others] = checkContrast(withColors({ muted: '#aaaaaa' }));
  expect(others).toEqual([]);
  expect(remark).toMatchObject({
    severity: 'error',
    path: ['theme', 'color', 'muted'],
    allowed: 'contraste de pelo menos 4,5:1 (WCAG AA)',
  });
  expect(remark?.problem).toContain('o texto secundário em #aaaaaa tem');
  expect(remark?.problem).toContain('2,32:1 sobre surface (#ffffff)');
  const nearest = /#[\da-f]{6}$/.exec(remark?.suggestion ?? '')?.[0] ?? '';
  expect(contrastOf(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(checkContrast(withColors({ muted: nearest }))).toEqual([]);
});

test('a ratio is cut and never rounded up to the one it misses', () => {
  const [remark] = checkContrast(withColors({ band: '#ffffff', onBand: '#777777' }));
  expect(remark?.problem).toContain('4,47:1 sobre band');
});

test('what is drawn and not read needs 3:1 only', () => {
  const between = { accent: '#b4531f', onAccent: '#e8e8e8' };
  expect(checkContrast(withColors(between))).toEqual([]);
  expect(checkContrast(withColors({ ...between, onAccent: '#d08050' }))).toMatchObject([
    { path: ['theme', 'color', 'onAccent'] },
  ]);
});
