import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';

const bundleDir = path.resolve(import.meta.dirname, '../dist');
let brandsDir: string;
let outDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ brandsDir, remove } = await makeBrandsDir());
  outDir = await mkdtemp(path.join(brandsDir, '../out-'));
});
afterEach(async () => {
  await rm(outDir, { recursive: true, force: true });
  await remove();
});

/** What the privacy page of a brand says, as plain text. */
async function textOf(privacy: object, links: object = {}, blocks = [{ kind: 'contact' }]): Promise<string> {
  const brand = { ...sampleBrand, pages: [{ ...sampleBrand.pages[0], blocks }], privacy };
  await writeBrand(brandsDir, 'dona', { brand, links: { ...sampleLinks, ...links } });
  await renderSite({ brandsDir, bundleDir, outDir, settings: { functionsUrl: '', anonKey: 'chave' } });
  const html = readFileSync(path.join(outDir, 'site/privacidade.html'), 'utf8');
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('it names who was configured, and drops its sample mark once somebody confirms it', async () => {
  const text = await textOf({
    confirmed: true,
    updated: '2099-03-31',
    controller: { name: 'Empresa de Exemplo Ltda.', document: 'CNPJ 00.000.000/0000-00' },
    officer: { name: 'Fulana de Tal', email: 'dados@marca.example' },
    retention: 'Por doze meses.',
    providers: [
      { name: 'Correio Daqui', service: 'envia os e-mails' },
      { name: 'Nuvem Distante', service: 'guarda os e-mails', country: 'Portugal' },
    ],
  });
  expect(text).not.toContain('Texto de exemplo');
  for (const said of [
    'Última atualização: 31 de março de 2099',
    'Controlador Empresa de Exemplo Ltda.',
    'CNPJ 00.000.000/0000-00',
    'Encarregado Fulana de Tal',
    'dados@marca.example',
    'por doze meses.',
    'Correio Daqui : envia os e-mails',
    'Nuvem Distante (Portugal): aí os dados ficam fora do Brasil',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('Correio Daqui (');
});

test('without a word of the brand it is complete, true and marked as a sample', async () => {
  const text = await textOf({});
  expect(text).toContain('Texto de exemplo: ainda não revisado por Marca Exemplo.');
  for (const title of [
    'Quem responde pelos seus dados',
    'Quais dados, para quê e por quanto tempo',
    'Com quem os dados são compartilhados',
    'Dados fora do Brasil',
    'Cookies e rastreadores',
    'Como os dados são protegidos',
    'Os seus direitos',
    'Como exercer os seus direitos',
  ]) {
    expect(text).toContain(title);
  }
  for (const said of ['LGPD, art. 7º', 'ANPD', 'Canal de privacidade WhatsApp +5511922222222']) {
    expect(text).toContain(said);
  }
  for (const absent of [
    'Documento',
    'Endereço Rua',
    'CNPJ',
    'Encarregado',
    'Abertura de vaga',
    'cookies próprios',
  ])
    expect(text).not.toContain(absent);
});

test('it speaks of the vendors of the forms and the map that the brand has, and of no other', async () => {
  const text = await textOf(
    {},
    {
      frames: {
        jobForm: 'https://tally.so/embed/abc',
        contract: 'https://app.zapsign.com.br/verificar/abc',
      },
      map: 'https://mapa.example/lugar',
    },
    [{ kind: 'job-opening' }],
  );
  for (const said of [
    'Tally : opera o formulário de vaga, só depois que você escolhe abrir.',
    'ZapSign : opera o contrato de parceria',
    'mapa.example : mostra o mapa do endereço',
    'Tally, ZapSign e mapa.example podem usar cookies próprios.',
    'Tally, ZapSign, mapa.example e WhatsApp podem tratar dados em outros países.',
    'Contrato de parceria',
  ]) {
    expect(text).toContain(said);
  }
  for (const absent of ['Formulário de contato', 'Typeform', 'Clicksign']) expect(text).not.toContain(absent);
});

test('one vendor of both forms is named once', async () => {
  const frames = { jobForm: 'https://forms.example/a', contract: 'https://forms.example/b' };
  const text = await textOf({}, { frames }, [{ kind: 'job-opening' }]);
  expect(text).toContain('forms.example : opera o formulário de vaga e o contrato de parceria,');
});
