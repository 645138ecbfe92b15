import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What only the studio or the QA view says: where it stands, what it is made of, and what it asks. */
const traces = [
  'studio/client',
  'src/studio',
  '/studio/api',
  'rjsf',
  'brands:changed',
  '/.qa/',
  'qa-dados',
  'Visão de QA',
  'cenario=',
  'mockServiceWorker',
];

const built = ['client', 'server', 'site', 'function'].flatMap((folder) =>
  readdirSync(path.join(root, 'dist', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

test('no file of a build contains the studio or the QA view', () => {
  const texts = built.filter((file) => /\.(?:html|js|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(15);
  const found = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
  expect(built.filter((file) => /studio/i.test(path.relative(path.join(root, 'dist/client'), file)))).toEqual(
    [],
  );
});

test('what only the studio needs is not installed where the site runs', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@rjsf/'))).toEqual([]);
});

test('nothing that goes live imports the QA view, the gallery or msw', () => {
  const sources = ['src', 'functions'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => /from '(?:.*tests\/(?:qa|gallery)|msw)\b/.test(readFileSync(file, 'utf8')))
      .map((file) => path.relative(root, file)),
  );
  expect(sources.filter((file) => !file.includes('.test.'))).toEqual([]);
});
