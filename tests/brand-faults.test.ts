import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { ConfigError, type Fault } from '#schema/fault.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';

let brandsDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ brandsDir, remove } = await makeBrandsDir());
});
afterEach(() => remove());

async function faultsOf(): Promise<Fault[]> {
  try {
    await loadSite(brandsDir);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  throw new Error('the brands were expected not to parse');
}

const inFile = (id: string, name: string) => path.relative(process.cwd(), path.join(brandsDir, id, name));
const page = sampleBrand.pages[0]!;

test('a brand that parses becomes a site, with defaults filled in', async () => {
  await writeBrand(brandsDir, 'exemplo', {});
  const site = await loadSite(brandsDir);
  expect(site.origin).toBe('https://marca.example');
  expect(site.home.id).toBe('exemplo');
  expect(site.home.theme.radius.card).toMatch(/px$/);
  expect(site.home.pages[0]?.blocks[0]).toMatchObject({ submitLabel: 'Enviar mensagem' });
});

test('SITE_URL overrides the origin', async () => {
  await writeBrand(brandsDir, 'exemplo', {});
  expect((await loadSite(brandsDir, 'https://outro.example')).origin).toBe('https://outro.example');
});

test('every fault of every file is told at once, each with its file, path, problem and what is allowed', async () => {
  await writeBrand(brandsDir, 'exemplo', {
    brand: {
      ...sampleBrand,
      name: '',
      theme: { color: { paper: 'red;} body{display:none' }, size: {} },
      pages: [{ ...page, path: 'Sem Barra', blocks: [{ kind: 'carrossel' }, { kind: 'hero' }] }],
    },
    links: { whatsapp: { number: '+55 (11) 9', greeting: 'Olá' }, instagran: 'x' },
  });
  const faults = await faultsOf();
  const places = faults.map(({ file, path: where }) => `${path.basename(file)} ${where}`);
  expect(places.toSorted()).toEqual(
    [
      'brand.ts name',
      'brand.ts theme.color.paper',
      'brand.ts theme.size',
      'brand.ts pages[0].path',
      'brand.ts pages[0].blocks[0].kind',
      'brand.ts pages[0].blocks[1].headline',
      'brand.ts pages[0].blocks[1].lead',
      'brand.ts pages[0].blocks[1].action',
      'links.json whatsapp.number',
      'links.json instagran',
    ].toSorted(),
  );
  for (const fault of faults) {
    expect(fault.problem).not.toBe('');
    expect(fault.allowed).toBeTruthy();
  }
  expect(faults.find(({ path: where }) => where === 'pages[0].blocks[0].kind')).toMatchObject({
    problem: 'tipo desconhecido: "carrossel"',
    allowed: expect.stringContaining('hero, about, cards') as string,
  });
  expect(faults.find(({ path: where }) => where === 'theme.size')?.allowed).toContain('color, font, radius');
});

test('a fault in links.json names its line', async () => {
  await writeBrand(brandsDir, 'exemplo', {
    links: '{\n  "whatsapp": {\n    "number": "abc",\n    "greeting": "Olá"\n  },\n  "fone": "1"\n}\n',
  });
  const faults = await faultsOf();
  expect(faults.map(({ line, path: where }) => [line, where])).toEqual([
    [3, 'whatsapp.number'],
    [6, 'fone'],
  ]);
});

test('a missing image is told where it is named', async () => {
  await writeBrand(brandsDir, 'exemplo', {});
  await rm(path.join(brandsDir, 'exemplo/logo.svg'));
  const faults = await faultsOf();
  expect(faults.map(({ path: where, problem }) => [where, problem])).toEqual([
    ['logo.image', './logo.svg não existe'],
    ['shareImage', './logo.svg não existe'],
  ]);
});

test('two brands that claim one path are a fault that names both', async () => {
  await writeBrand(brandsDir, 'alfa', {});
  await writeBrand(brandsDir, 'beta', {
    brand: {
      ...sampleBrand,
      origin: undefined,
      pages: [{ ...page, path: '/x' }, { ...page, path: '/x/mensagem-enviada' }, page],
    },
  });
  const faults = await faultsOf();
  expect(faults.map(({ problem }) => problem)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('o endereço / já é de outra página') as string,
      expect.stringContaining('o endereço /x/mensagem-enviada já é de outra página') as string,
    ]),
  );
  expect(faults.find(({ problem }) => problem.includes('endereço / '))?.problem).toContain(
    inFile('alfa', 'brand.ts'),
  );
});

test('a link that leads nowhere, a repeated anchor and a menu item without one are faults', async () => {
  const hero = { kind: 'hero', headline: 'Olá', lead: 'Olá.', action: { label: 'Ir', href: '#sumiu' } };
  await writeBrand(brandsDir, 'exemplo', {
    brand: {
      ...sampleBrand,
      menuAction: { label: 'Vaga', href: '/nao-existe' },
      pages: [
        {
          ...page,
          blocks: [
            hero,
            { kind: 'contact', anchor: 'a' },
            { kind: 'not-found', anchor: 'a' },
            { kind: 'not-found', menuLabel: 'X' },
          ],
        },
      ],
    },
  });
  const faults = await faultsOf();
  expect(faults.map(({ path: where }) => where)).toEqual([
    'menuAction.href',
    'pages[0].blocks[0].action.href',
    'pages[0].blocks[2].anchor',
    'pages[0].blocks[3].anchor',
  ]);
});

test('a job-opening page without its frame addresses is a fault of links.json', async () => {
  await writeBrand(brandsDir, 'exemplo', {
    brand: { ...sampleBrand, pages: [{ ...page, blocks: [{ kind: 'job-opening' }] }] },
  });
  expect((await faultsOf()).map(({ file, path: where }) => [path.basename(file), where])).toEqual([
    ['links.json', 'frames'],
  ]);
});

test('a secret in a frame address, and fields that its vendor cannot take, are faults', async () => {
  await writeBrand(brandsDir, 'exemplo', {
    links: {
      ...sampleLinks,
      frames: {
        jobForm: 'https://app.pipefy.com/public/form/1',
        contract: 'https://secure.d4sign.com.br/embed/viewblob/1?tokenAPI=x',
      },
      framePrefill: { jobForm: { nome: 'x' } },
    },
  });
  const faults = await faultsOf();
  expect(faults.map(({ path: where }) => where)).toEqual(['framePrefill.jobForm', 'frames.contract']);
  expect(faults[0]?.problem).toContain('Pipefy não recebe campos preenchidos');
});

test('a vendor described in links.json is checked like the rest', async () => {
  await writeBrand(brandsDir, 'exemplo', {
    links: {
      ...sampleLinks,
      frameVendors: [{ name: 'X', origins: ['http://x.example'], allow: '"><script>', prefil: 'query' }],
    },
  });
  const faults = await faultsOf();
  expect(faults.map(({ path: where }) => where)).toEqual([
    'frameVendors[0].origins[0]',
    'frameVendors[0].allow',
    'frameVendors[0].prefil',
  ]);
});

test('no brand that owns / is a fault', async () => {
  await writeBrand(brandsDir, 'exemplo', {
    brand: { ...sampleBrand, origin: undefined, pages: [{ ...page, path: '/outra' }] },
  });
  expect((await faultsOf()).map(({ problem }) => problem)).toEqual(['nenhuma marca tem a página /']);
});

test.each([
  ['1', 'não é um número de WhatsApp'],
  ['011900000000', 'não é um número de WhatsApp'],
])('the WhatsApp number %s is refused', async (number, problem) => {
  await writeBrand(brandsDir, 'exemplo', {
    links: { ...sampleLinks, whatsapp: { number, greeting: 'Olá' } },
  });
  expect((await faultsOf())[0]?.problem).toBe(problem);
});
