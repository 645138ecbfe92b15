import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { createLinksJsonSchema } from '#schema/links-json-schema.ts';

const root = path.resolve(import.meta.dirname, '..');

const filesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Lower floors first: a file may import from its own floor and from those below it. */
const floors = [
  'schema',
  'ui',
  'api',
  'blocks',
  'engine',
  'checks',
  'doctor',
  'app',
  'build',
  'studio',
  'cli',
];

test('imports run only downward', () => {
  const sources = filesUnder('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  expect(sources.length).toBeGreaterThan(40);
  const upward = sources.flatMap((file) => {
    const floor = floors.indexOf(file.split('/')[1] ?? '');
    expect(floor, `${file} stands on a floor`).toBeGreaterThanOrEqual(0);
    return [...read(file).matchAll(/from '#(\w+)\//g)]
      .map(([, name]) => name ?? '')
      .filter((name) => floors.indexOf(name) > floor)
      .map((name) => `${file} -> ${name}`);
  });
  expect(upward).toEqual([]);
});

test('a brand file imports defineBrand and nothing else', () => {
  for (const file of filesUnder('brands').filter((name) => name.endsWith('/brand.ts'))) {
    const imports = read(file)
      .split('\n')
      .filter((line) => /^import|\bimport\(/.test(line));
    expect(imports, file).toEqual(["import { defineBrand } from '#engine/define-brand.ts';"]);
  }
});

test('no file of the engine, the functions or public names a brand, its route, a link or a number', async () => {
  const { brands } = await loadSite(path.join(root, 'brands'));
  const secrets = brands
    .flatMap(({ id, name, origin, mail, pages, links }) => [
      name,
      `'${id}'`,
      `brands/${id}`,
      ...(origin ? [origin] : []),
      ...Object.values(mail),
      ...pages.flatMap((page) => (page.path === '/' ? [] : [page.path])),
      ...Object.values(links.social),
      ...Object.values(links.frames ?? {}),
      links.whatsapp.number,
      links.whatsapp.greeting,
      links.email,
      links.phone,
      links.map,
      links.address?.street,
    ])
    .filter((value) => value !== undefined);
  expect(secrets.length).toBeGreaterThan(15);
  const named = ['src', 'functions', 'public'].flatMap(filesUnder).flatMap((file) => {
    const text = read(file);
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`);
  });
  expect(named).toEqual([]);
});

test('brands/links.schema.json is current: `npm run schema` writes it', () => {
  expect(read('brands/links.schema.json')).toBe(createLinksJsonSchema());
});

test('every links.json names the schema that checks it', () => {
  for (const file of filesUnder('brands').filter((name) => name.endsWith('/links.json'))) {
    expect(JSON.parse(read(file)), file).toHaveProperty('$schema', '../links.schema.json');
  }
});
