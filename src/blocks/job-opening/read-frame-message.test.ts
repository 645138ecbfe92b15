import { describe, expect, test } from 'vitest';
import { frameVendors } from './frame-vendors.ts';
import { matchesOrigin, readFrameMessage } from './read-frame-message.ts';

const vendor = (name: string) => {
  const row = frameVendors.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`no row is named ${name}`);
  return row;
};

const messages = { origins: ['https://forms.example'], ready: [], done: [{ value: 'sent' }], height: [] };

test.each([
  undefined,
  null,
  0,
  true,
  '',
  '{',
  '[1,',
  '"sent',
  'sent:1',
  'unsent',
  {},
  [],
  ['sent'],
  { event: 'sent' },
  { event: { toString: 'sent' } },
  new Map([['sent', 1]]),
  new ArrayBuffer(8),
  '__proto__',
  'x'.repeat(100_000),
])('garbage says nothing and throws nothing: %o', (data) => {
  expect(readFrameMessage(messages, 'https://forms.example', data)).toBeUndefined();
  for (const row of frameVendors) {
    expect(readFrameMessage(row, row.origins[0]!.replace('*', 'a'), data)).toBeUndefined();
  }
});

test('what an object inherits is not what it says', () => {
  const inherited = { ...messages, done: [{ field: 'constructor.name', value: 'Object' }] };
  expect(readFrameMessage(inherited, 'https://forms.example', {})).toBeUndefined();
});

describe('the origin', () => {
  test.each([
    ['https://forms.example', 'https://forms.example', true],
    ['https://forms.example', 'http://forms.example', false],
    ['https://forms.example', 'https://forms.example:8443', false],
    ['https://forms.example', 'https://forms.example.evil.example', false],
    ['https://forms.example', 'null', false],
    ['https://*.forms.example', 'https://a.forms.example', true],
    ['https://*.forms.example', 'https://forms.example', false],
    ['https://*.forms.example', 'https://evilforms.example', false],
    ['https://*.forms.example', 'http://a.forms.example', false],
    ['https://*.forms.example', 'https://a.forms.example.evil.example', false],
  ])('%s and %s: %s', (allowed, origin, expected) => {
    expect(matchesOrigin(allowed, origin)).toBe(expected);
  });

  test('of another site makes a true message nothing', () => {
    expect(readFrameMessage(messages, 'https://forms.example', 'sent')).toEqual({ kind: 'done' });
    expect(readFrameMessage(messages, 'https://evil.example', 'sent')).toBeUndefined();
  });
});

test.each([
  ['Jotform', 'https://form.jotform.com', 'setHeight:1234.2:123', 1235],
  ['Typeform', 'https://form.typeform.com', { type: 'form-height-changed', height: 950 }, 950],
  ['Clicksign', 'https://app.clicksign.com', { name: 'resized', data: 1500 }, 1500],
  ['Clicksign', 'https://app.clicksign.com', { name: 'resized', data: '1500' }, 1500],
])('%s asks for height', (name, origin, data, pixels) => {
  expect(readFrameMessage(vendor(name), origin, data)).toEqual({ kind: 'height', pixels });
});

test.each([
  { type: 'form-height-changed' },
  { type: 'form-height-changed', height: null },
  { type: 'form-height-changed', height: -5 },
  { type: 'form-height-changed', height: 'tall' },
  { type: 'form-height-changed', height: Infinity },
  { type: 'form-height-changed', height: {} },
])('a height that is none is nothing: %o', (data) => {
  expect(readFrameMessage(vendor('Typeform'), 'https://form.typeform.com', data)).toBeUndefined();
});
