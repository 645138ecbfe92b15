import { expect, test } from 'vitest';
import { applyChanges, findChanges } from './changes.ts';

const before = { a: 1, b: { c: 'x', d: 'y' }, list: ['p', 'q', 'r'] };

test.each([
  ['nothing', before],
  ['a value', { ...before, a: 2 }],
  ['a nested value and a new one', { ...before, b: { c: 'z', d: 'y', e: { f: [1] } } }],
  ['values that are gone', { list: before.list }],
  ['a shorter list', { ...before, list: ['r'] }],
  ['a longer list', { ...before, list: ['p', 'Q', 'r', 's', 't'] }],
  ['another type', { ...before, b: 'texto', list: {} }],
])('%s: the changes lead from one value to the other', (_, after) => {
  expect(applyChanges(before, findChanges(before, after))).toEqual(after);
});

test('only what differs is a change', () => {
  expect(findChanges(before, { ...before, b: { c: 'x' }, a: 2 })).toEqual([
    { path: ['a'], value: 2 },
    { path: ['b', 'd'] },
  ]);
});

test('changes also fit a value in which other things changed meanwhile', () => {
  const mine = findChanges(before, { ...before, a: 2 });
  expect(applyChanges({ ...before, b: { c: 'deles', d: 'y' } }, mine)).toEqual({
    ...before,
    a: 2,
    b: { c: 'deles', d: 'y' },
  });
});
