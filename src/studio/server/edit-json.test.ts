import { expect, test } from 'vitest';
import { editJson } from './edit-json.ts';

/** Lines of the second text that are not in the first. */
const newLines = (before: string, after: string): string[] =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

const wide = `{
    "whatsapp": { "number": "5599900000000",   "greeting": "Olá" },

    "social": {
        "linkedin": "https://a.example"
    },
    "list": ["a", "b"]
}
`;

test('a changed value changes its own characters alone, however the file is laid out', () => {
  const value = JSON.parse(wide) as { whatsapp: object };
  const after = editJson(wide, { ...value, whatsapp: { number: '5599911111111', greeting: 'Olá' } });
  expect(after).toBe(wide.replace('5599900000000', '5599911111111'));
});

test('the same value leaves the text as it is', () => {
  expect(editJson(wide, JSON.parse(wide))).toBe(wide);
});

test('what is new takes the layout of the file', () => {
  const after = editJson(wide, { ...(JSON.parse(wide) as object), email: 'a@b.example' });
  expect(newLines(wide, after)).toEqual(['    "list": ["a", "b"],', '    "email": "a@b.example"']);
  const tabbed = '{\r\n\t"a": "1"\r\n}\r\n';
  expect(editJson(tabbed, { a: '1', b: '2' })).toBe('{\r\n\t"a": "1",\r\n\t"b": "2"\r\n}\r\n');
});

test('what is gone takes its line with it', () => {
  const { social: _, ...rest } = JSON.parse(wide) as { social: object };
  expect(JSON.parse(editJson(wide, rest))).toEqual(rest);
  expect(newLines(wide, editJson(wide, rest))).toEqual([]);
  const { whatsapp: __, ...others } = JSON.parse(wide) as { whatsapp: object };
  expect(newLines(wide, editJson(wide, others))).toEqual([]);
});

test('lists grow, shrink and change in place', () => {
  for (const list of [[], ['b'], ['a', 'x', 'c'], ['a', 'b', { c: 'd' }]])
    expect(JSON.parse(editJson(wide, { ...(JSON.parse(wide) as object), list }))).toHaveProperty(
      'list',
      list,
    );
});

test('an object that was empty takes its first line, and one that loses its last is empty', () => {
  const empty = '{\n  "social": {}\n}\n';
  const filled = '{\n  "social": {\n    "x": "https://x.example"\n  }\n}\n';
  expect(editJson(empty, { social: { x: 'https://x.example' } })).toBe(filled);
  expect(editJson(filled, { social: {} })).toBe(empty);
});
