import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPolicy, headerPolicy, plainSources, withPolicy } from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page that has nothing may do nothing but show images', () => {
  expect(createPolicy('<p>Olá</p>', plainSources)).toBe(
    "default-src 'none'; img-src 'self'; form-action 'none'; base-uri 'none'",
  );
});

test.each([
  ['<script>a=1</script>', `script-src ${hash('a=1')}`],
  ['<script type="module">a=1</script>', `script-src ${hash('a=1')}`],
  ['<script type="speculationrules">{}</script>', `script-src ${hash('{}')}`],
  ['<script type="module" src="/a.js"></script>', "script-src 'self'"],
  ['<style data-styled="true">a{}</style>', `style-src ${hash('a{}')}`],
  ['<style>ação</style><style>ação</style>', `style-src ${hash('ação')};`],
  ['<link rel="stylesheet" href="/a.css">', "style-src 'self'"],
])('%s is allowed as %s', (html, expected) => {
  expect(`${createPolicy(html, plainSources)};`).toContain(`; ${expected};`.replace(';;', ';'));
});

test.each(['application/json', 'application/ld+json'])('data (%s) is no script', (type) => {
  expect(createPolicy(`<script type="${type}">{"a":1}</script>`, plainSources)).not.toContain('script-src');
});

test('islands need chunks, a style sheet, and an element that styled-components fills', () => {
  const policy = createPolicy('<body data-entry="/a.js">', plainSources);
  expect(policy).toContain("; script-src 'self';");
  expect(policy).toContain(`; style-src 'self' ${hash('')};`);
});

test('only the header says who may frame the page, and a page carries its policy before all else', () => {
  const html = '<!doctype html><html><head><meta charset="utf-8"><base href="/"><style></style>';
  expect(headerPolicy("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'self'");
  expect(withPolicy(html, "default-src 'none'")).toBe(
    html.replace('<base', `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><base`),
  );
});
