import { expect, test } from 'vitest';
import { prune } from './prune.ts';

test('what was left empty is left out, unless the file has it empty', () => {
  const filled = {
    a: 'x',
    b: undefined,
    address: { street: undefined },
    social: {},
    list: [],
    deep: { d: {} },
  };
  expect(prune(filled, { social: {} })).toEqual({ a: 'x', social: {} });
});

test('the entries of a list stay, each without its empty parts', () => {
  expect(prune({ list: [{ name: 'a', ready: [], query: {} }, {}] }, {})).toEqual({
    list: [{ name: 'a' }, {}],
  });
});
