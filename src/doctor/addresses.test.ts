import { expect, test } from 'vitest';
import type { BrandConfig } from '#engine/brand-schema.ts';
import { linksSchema } from '#schema/links.ts';
import { addressesOf, isReserved } from './addresses.ts';

const files = { id: 'exemplo', brandFile: 'brand.ts', linksFile: 'links.json' };
const links = linksSchema.parse({
  whatsapp: { number: '5599987654321', greeting: 'Olá' },
  social: { linkedin: 'https://linkedin.example/exemplo' },
  frames: { jobForm: 'https://formularios.example/vaga', contract: '/contrato' },
  map: 'https://mapas.example/aqui',
});

test('every address of a brand is found, with the place where it is written', () => {
  const config = {
    name: 'Exemplar',
    origin: 'https://marca.example',
    pages: [{ blocks: [{ kind: 'hero', action: { label: 'Ir', href: 'https://fora.example' } }] }],
  } as unknown as BrandConfig;
  const found = addressesOf({ ...files, config, links });
  expect(found.map(({ kind, file, path, url }) => [kind, file, path, url])).toEqual([
    ['origin', 'brand.ts', 'origin', 'https://marca.example'],
    ['whatsapp', 'links.json', 'whatsapp.number', 'https://wa.me/5599987654321'],
    ['social', 'links.json', 'social.linkedin', 'https://linkedin.example/exemplo'],
    ['frame', 'links.json', 'frames.jobForm', 'https://formularios.example/vaga'],
    ['frame', 'links.json', 'frames.contract', '/contrato'],
    ['map', 'links.json', 'map', 'https://mapas.example/aqui'],
    ['link', 'brand.ts', 'pages[0].blocks[0].action.href', 'https://fora.example'],
  ]);
});

test('of frames and maps, what the page may show is known', () => {
  const vendor = 'https://form.typeform.com/to/1';
  const found = addressesOf({
    ...files,
    config: undefined,
    links: { ...links, frames: { jobForm: vendor, contract: '/contrato' } },
  });
  expect(found.flatMap(({ path, frameOrigins }) => (frameOrigins ? [[path, frameOrigins]] : []))).toEqual([
    ['frames.jobForm', ['https://*.typeform.com']],
    ['map', ['https://mapas.example']],
  ]);
});

test('of a brand with faults, what could be read is found', () => {
  expect(addressesOf({ ...files, config: undefined, links })).toHaveLength(5);
  expect(addressesOf({ ...files, config: undefined, links: undefined })).toEqual([]);
});

test.each([
  ['https://formularios.example/vaga', true],
  ['https://www.example.com', true],
  ['https://example.org:8080/a', true],
  ['https://qualquer.test', true],
  ['https://example.com.br', false],
  ['https://myexample.com', false],
  ['https://wa.me/1', false],
])('%s reserved for examples: %s', (url, expected) => {
  expect(isReserved(url)).toBe(expected);
});
