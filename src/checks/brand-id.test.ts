import { expect, test } from 'vitest';
import { checkBrandId } from './brand-id.ts';

test.each(['exemplo', 'exemplo-2', '2a'])('%s is an id', (id) => {
  expect(checkBrandId(id)).toBeUndefined();
});

test.each([
  ['Marca Ímpar', 'marca-impar'],
  ['a_b', 'a-b'],
  ['-a-', 'a'],
  ['a--b', 'a-b'],
  ['../fora', 'fora'],
])('%s is none, and %s would be', (id, usable) => {
  expect(checkBrandId(id)).toMatchObject({ suggestion: `dê à pasta o nome "${usable}"` });
});

test('where nothing of a name is left, nothing is suggested', () => {
  expect(checkBrandId('💥')).not.toHaveProperty('suggestion');
});
