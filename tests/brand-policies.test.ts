import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobOpeningViews, viewPath } from '#blocks/views.ts';
import { renderSite } from '#build/render-site.ts';
import { contactSlots, type ContactBrand } from '#schema/contact-data.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';
import { policiesOf, staticHeaders } from './fixtures/built-headers.ts';
import { directivesOf } from './observatory.ts';

const bundleDir = path.resolve(import.meta.dirname, '../dist');

let outDir: string;
let remove: () => Promise<void>;
const frames = {
  jobForm: 'https://vagas.example/formulario',
  contract: 'https://app.zapsign.com.br/verificar/doc/7',
};
const map = 'https://mapas.example/quadro?lugar=1';
const jobPage = {
  path: '/vaga',
  title: 'Vaga de teste',
  description: 'Abra a vaga.',
  blocks: [{ kind: 'job-opening' }],
};

beforeAll(async () => {
  const made = await makeBrandsDir();
  outDir = await mkdtemp(path.join(made.brandsDir, '../out-'));
  remove = made.remove;
  await writeBrand(made.brandsDir, 'dona', {
    brand: { ...sampleBrand, pages: [...sampleBrand.pages, jobPage] },
    links: { ...sampleLinks, frames, map },
  });
  await writeBrand(made.brandsDir, 'outra', {
    brand: {
      ...sampleBrand,
      name: 'Outra Marca',
      origin: undefined,
      pages: [{ ...jobPage, path: '/outra', title: 'Vaga da outra' }],
    },
    links: {
      ...sampleLinks,
      frames: { jobForm: '/demonstracao/formulario-de-vaga', contract: 'https://tally.so/embed/1' },
    },
  });
  await renderSite({
    brandsDir: made.brandsDir,
    bundleDir,
    outDir,
    settings: { functionsUrl: 'https://funcoes.example/caminho', anonKey: 'chave' },
  });
});
afterAll(async () => {
  await rm(outDir, { recursive: true });
  await remove();
});
const directives = (name: string) => directivesOf(policiesOf(outDir)[name] ?? '');

test('a page may frame the hosts of its own forms or map and no other, in all of its views', () => {
  expect(directives('index.html')['frame-src']).toEqual(['https://mapas.example']);
  const views = Object.values(jobOpeningViews).map((slug) => viewPath('/vaga', slug).slice(1));
  for (const name of ['vaga', ...views])
    expect(directives(`${name}.html`)['frame-src'], name).toEqual([
      'https://vagas.example',
      'https://*.zapsign.com.br',
      'https://*.zapsign.co',
    ]);
  expect(directives('outra.html')['frame-src']).toEqual(["'self'", 'https://tally.so']);
  expect(directives('404.html')['frame-src']).toBeUndefined();
});

test('a page may call its own site, and call and send its form to the function only where it has one', () => {
  expect(directives('index.html')).toMatchObject({
    'connect-src': ["'self'", 'https://funcoes.example'],
    // The function leads the visitor back to the site.
    'form-action': ['https://funcoes.example', "'self'"],
  });
  expect(directives('vaga.html')['connect-src']).toEqual(["'self'"]);
  expect(directives('vaga.html')['form-action']).toEqual(["'none'"]);
});

test('what a vendor asks for is allowed to that vendor alone; everything else is off', () => {
  const policy = staticHeaders(outDir, '/')['permissions-policy'];
  expect(policy?.split(', ')).toContain('camera=(self "https://*.zapsign.com.br" "https://*.zapsign.co")');
  expect(policy?.split(', ').filter((entry) => !entry.endsWith('=()'))).toHaveLength(1);
});

test('the page of a message not sent, answered by another origin, names the site as its own', () => {
  const { forms } = JSON.parse(
    readFileSync(path.join(outDir, 'function/brands/dona.json'), 'utf8'),
  ) as ContactBrand;
  const { failedHtml, failedHeaders } = forms['/']!;
  expect(failedHtml).toContain(contactSlots.error);
  expect(failedHtml).toContain('<base href="https://marca.example/">');
  expect(directivesOf(failedHeaders['Content-Security-Policy'] ?? '')).toMatchObject({
    'default-src': ["'none'"],
    'img-src': ['https://marca.example'],
    'form-action': ['https://funcoes.example', 'https://marca.example'],
    'base-uri': ['https://marca.example'],
  });
  expect(failedHeaders['Permissions-Policy']).not.toContain('self');
});
