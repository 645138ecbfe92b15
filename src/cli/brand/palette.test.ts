import { expect, test } from 'vitest';
import { checkContrast } from '#checks/contrast.ts';
import { derivePalette } from './palette.ts';

const channels = ['00', '40', '80', 'c0', 'ff'];
const everyCorner = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

test('whatever the main colour, everything around it can be read', () => {
  const unreadable = everyCorner.filter((color) => checkContrast({ color: derivePalette(color) }).length > 0);
  expect(everyCorner).toHaveLength(125);
  expect(unreadable).toEqual([]);
});

test.each(['#1a5fb4', '#ffd400', '#C4F042'])('%s is kept as it is', (color) => {
  expect(derivePalette(color).primary).toBe(color.toLowerCase());
});

test('an accent of the brand is kept where it can be read, and else made readable', () => {
  expect(derivePalette('#123', '#b4531f')).toMatchObject({ primary: '#112233', accent: '#b4531f' });
  expect(derivePalette('#123', '#ffee00').accent).not.toBe('#ffee00');
});
