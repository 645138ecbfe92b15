import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBrands } from '#build/check-brands.ts';
import { baseTheme } from '#schema/base-theme.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const sharePng = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>')
  .render()
  .asPng();

let brandsDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ brandsDir, remove } = await makeBrandsDir());
  await write('dona', { brand: brandAt('/', { origin: 'https://marca.example' }) });
});
afterEach(() => remove());

const brandAt = (address: string, changes: object = {}) => ({
  ...sampleBrand,
  origin: undefined,
  shareImage: './share.png',
  pages: [
    {
      ...sampleBrand.pages[0],
      path: address,
      title: `A página de ${address}`,
      description: `Uma descrição do tamanho certo, só da página ${address}.`,
    },
  ],
  ...changes,
});

async function write(id: string, files: Parameters<typeof writeBrand>[2]): Promise<void> {
  await writeBrand(brandsDir, id, files);
  await writeFile(path.join(brandsDir, id, 'share.png'), sharePng);
}

/** What is said of the brands, each on a line: severity, place, path, problem and suggestion. */
async function said(ids?: string[]): Promise<string[]> {
  const findings = await checkBrands(brandsDir, ids);
  return findings.map(({ severity, file, line, path: where, problem, suggestion }) => {
    const place = `${path.relative(brandsDir, path.resolve(file))}${line === undefined ? '' : `:${line}`}`;
    return [severity, place, where, problem, suggestion].filter(Boolean).join(' | ');
  });
}

/** brand.ts as text, one field a line. */
const sourceOf = (brand: object) =>
  `import { defineBrand } from '#engine/define-brand.ts';\n\nexport default defineBrand(${JSON.stringify(brand, null, 2)});\n`;

const themePlaces = Object.keys(baseTheme.color).map((name, index) => `${14 + index} | theme.color.${name}`);
const unfilled = (place: string) =>
  `error | ruim/brand.ts:${place} | o modelo não foi preenchido: ainda está escrito "{{${/\w+$/.exec(place)?.[0]}}}"`;

const badBrands: [string, (id: string) => Promise<void>, string[]][] = [
  [
    'empty folder',
    (id) => mkdir(path.join(brandsDir, id)).then(() => undefined),
    ['error | ruim/brand.ts | o arquivo não existe', 'error | ruim/links.json | o arquivo não existe'],
  ],
  [
    'brand.ts with a syntax error',
    (id) => write(id, { brand: "export default {\n  name: 'a'\n  tagline: 'b',\n};\n" }),
    [
      'error | ruim/brand.ts:3 | erro de sintaxe na coluna 3, perto de tagline: | confira as vírgulas, aspas e chaves desta linha e da anterior',
    ],
  ],
  [
    'brand.ts that ends too early',
    (id) => write(id, { brand: 'export default {' }),
    [
      'error | ruim/brand.ts:1 | erro de sintaxe na coluna 17, no fim do arquivo | confira as vírgulas, aspas e chaves desta linha e da anterior',
    ],
  ],
  [
    'brand.ts that throws',
    (id) => write(id, { brand: "const a = 1;\n\nthrow new Error('quebrou');\n" }),
    ['error | ruim/brand.ts:3 | o arquivo parou com um erro: quebrou'],
  ],
  [
    'brand.ts without a default export',
    (id) => write(id, { brand: 'export const marca = {};\n' }),
    ['error | ruim/brand.ts | o arquivo não tem export default'],
  ],
  [
    'brand.ts that exports something else',
    (id) => write(id, { brand: 'export default 12;\n' }),
    ['error | ruim/brand.ts | tipo errado: aqui vai um grupo entre { }, e veio um número'],
  ],
  [
    'unreadable JSON',
    (id) => write(id, { brand: brandAt('/ruim'), links: '{\n  "whatsapp": {},\n  oops\n}' }),
    ['error | ruim/links.json:3 | não é JSON: na coluna 3, algo que não é um texto entre aspas'],
  ],
  [
    'JSON with a comma too many',
    (id) => write(id, { brand: brandAt('/ruim'), links: '{\n  "social": {},\n}\n' }),
    [
      'error | ruim/links.json:3 | não é JSON: na coluna 1, falta um nome entre aspas (ou sobra a vírgula da linha de cima)',
    ],
  ],
  [
    'empty JSON',
    (id) => write(id, { brand: brandAt('/ruim'), links: '' }),
    ['error | ruim/links.json:1 | o arquivo está vazio'],
  ],
  [
    'wrong types in both files',
    (id) =>
      write(id, {
        brand: brandAt('/ruim', { name: 12, logo: './logo.svg', theme: [] }),
        links: '{\n  "whatsapp": "5599987654321",\n  "social": []\n}\n',
      }),
    [
      'error | ruim/brand.ts:4 | name | tipo errado: aqui vai um texto entre aspas, e veio um número',
      'error | ruim/brand.ts:10 | logo | tipo errado: aqui vai um grupo entre { }, e veio um texto entre aspas',
      'error | ruim/brand.ts:29 | theme | tipo errado: aqui vai um grupo entre { }, e veio uma lista entre [ ]',
      'error | ruim/links.json:2 | whatsapp | tipo errado: aqui vai um grupo entre { }, e veio um texto entre aspas',
      'error | ruim/links.json:3 | social | tipo errado: aqui vai um grupo entre { }, e veio uma lista entre [ ]',
    ],
  ],
  [
    'a brand without pages',
    (id) => write(id, { brand: brandAt('/ruim', { pages: [] }) }),
    ['error | ruim/brand.ts:14 | pages | curto demais: precisa de pelo menos 1 item'],
  ],
  [
    'texts that are empty or too long',
    (id) => write(id, { brand: brandAt('/ruim', { name: ' ', tagline: 'a'.repeat(161) }) }),
    [
      'error | ruim/brand.ts:4 | name | o texto está vazio',
      'error | ruim/brand.ts:5 | tagline | longo demais: cabem até 160 letras, e há 161',
    ],
  ],
  [
    'a template left unfilled',
    (id) => write(id, { brand: brandAt('/ruim', { name: '{{name}}' }) }),
    ['error | ruim/brand.ts:4 | name | o modelo não foi preenchido: ainda está escrito "{{name}}"'],
  ],
  [
    'the template itself, copied by hand',
    async (id) => {
      await write(id, {});
      for (const name of ['brand.ts', 'logo.svg', 'links.json']) {
        await copyFile(path.join(root, 'brands/.modelo', name), path.join(brandsDir, id, name));
      }
    },
    [
      ...['6 | origin', '8 | mail.inbox', '9 | mail.sender', ...themePlaces, '29 | pages[0].path'].map(
        unfilled,
      ),
      'error | ruim/links.json:4 | whatsapp.number | o modelo não foi preenchido: ainda está escrito "{{whatsapp}}"',
      ...['4 | name', '5 | tagline', '30 | pages[0].title', '31 | pages[0].description'].map(unfilled),
    ],
  ],
  [
    'an image that is a link out of the folder',
    async (id) => {
      await write(id, { brand: brandAt('/ruim') });
      await rm(path.join(brandsDir, id, 'logo.svg'));
      await symlink(path.join(brandsDir, 'dona/logo.svg'), path.join(brandsDir, id, 'logo.svg'));
    },
    ['error | ruim/brand.ts:11 | logo.image | ./logo.svg está fora da pasta da marca'],
  ],
  [
    'an image that is a link to nothing, and one that is no image',
    async (id) => {
      await write(id, { brand: brandAt('/ruim') });
      await rm(path.join(brandsDir, id, 'logo.svg'));
      await symlink('nada.svg', path.join(brandsDir, id, 'logo.svg'));
      await writeFile(path.join(brandsDir, id, 'share.png'), 'não é PNG');
    },
    [
      'error | ruim/brand.ts:11 | logo.image | ./logo.svg não existe',
      'error | ruim/brand.ts:13 | shareImage | ./share.png não pôde ser lida: o arquivo está vazio, incompleto ou não é uma imagem deste tipo',
    ],
  ],
  [
    'an SVG with a script',
    async (id) => {
      await write(id, { brand: brandAt('/ruim') });
      await writeFile(
        path.join(brandsDir, id, 'logo.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      );
    },
    ['error | ruim/brand.ts:11 | logo.image | ./logo.svg traz código que roda sozinho: <script>'],
  ],
  [
    'unknown keys and kinds, near to known ones and far from all',
    (id) =>
      write(id, {
        brand: brandAt('/ruim', {
          taglin: 'x',
          pages: [
            { ...brandAt('/ruim').pages[0], blocks: [{ kind: 'contato' }, { kind: 'contact', anchr: 'a' }] },
          ],
        }),
        links: { ...sampleLinks, frame: {}, whatsapp: { ...sampleLinks.whatsapp, numero: '1' }, zzzzzzzz: 1 },
      }),
    [
      'error | ruim/brand.ts:21 | pages[0].blocks[0].kind | tipo desconhecido: "contato" | você quis dizer "contact"?',
      'error | ruim/brand.ts:25 | pages[0].blocks[1].anchr | chave desconhecida | você quis dizer "anchor"?',
      'error | ruim/brand.ts:33 | taglin | chave desconhecida | você quis dizer "tagline"?',
      'error | ruim/links.json:5 | whatsapp.numero | chave desconhecida | você quis dizer "number"?',
      'error | ruim/links.json:7 | frame | chave desconhecida | você quis dizer "frames"?',
      'error | ruim/links.json:8 | zzzzzzzz | chave desconhecida',
    ],
  ],
  [
    'a WhatsApp number that cannot be',
    (id) =>
      write(id, {
        brand: brandAt('/ruim'),
        links: { whatsapp: { number: '5510987654321', greeting: 'Olá' } },
      }),
    ['error | ruim/links.json:3 | whatsapp.number | 5510987654321 não pode existir: não há o DDD 10'],
  ],
  [
    'two brands on one path',
    (id) => write(id, { brand: brandAt('/', { pages: [{ ...brandAt('/ruim').pages[0], path: '/' }] }) }),
    [
      expect.stringContaining(
        'error | ruim/brand.ts:16 | pages[0].path | o endereço / já é de outra página: ',
      ) as string,
      'error | ruim/brand.ts:3 | origin | campo obrigatório na marca dona de /',
    ],
  ],
  [
    'a title that another page has',
    (id) =>
      write(id, {
        brand: brandAt('/ruim', {
          pages: [
            {
              ...brandAt('/').pages[0],
              path: '/ruim',
              description: 'Outra descrição do tamanho que se vê inteiro.',
            },
          ],
        }),
      }),
    [
      expect.stringContaining(
        'error | ruim/brand.ts:17 | pages[0].title | outra página tem o mesmo título: ',
      ) as string,
    ],
  ],
];

test.each(badBrands)('%s is told exactly, and hides nothing of the others', async (_, make, expected) => {
  await make('ruim');
  await write('tambem', { brand: brandAt('/tambem', { tagline: '' }) });
  expect(await said(['ruim'])).toEqual(expected);
  expect(await said(['tambem'])).toEqual(['error | tambem/brand.ts:5 | tagline | o texto está vazio']);
  expect(await said(['dona'])).toEqual([]);
});

test('a folder with odd characters is told with a name that would do', async () => {
  await write('Marca Ímpar', { brand: brandAt('/impar') });
  expect(await said()).toEqual([
    'error | Marca Ímpar | "Marca Ímpar" não serve de identificação da marca | dê à pasta o nome "marca-impar"',
  ]);
});

test('colours that are hard to read are told although another field of the brand is at fault', async () => {
  await write('ruim', {
    brand: sourceOf(brandAt('/ruim', { name: '', theme: { color: { muted: '#aaaaaa' } } })),
  });
  const lines = await said(['ruim']);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('error | ruim/brand.ts:4 | name | o texto está vazio');
  expect(lines[1]).toMatch(
    /^error \| ruim\/brand\.ts:33 \| theme\.color\.muted \| contraste baixo: .* \| a cor mais próxima que serve é #[\da-f]{6}$/,
  );
});

test('where nobody owns / and every brand is sound, the site as a whole is at fault', async () => {
  await rm(path.join(brandsDir, 'dona'), { recursive: true });
  await write('so', { brand: brandAt('/so') });
  expect(await checkBrands(brandsDir, ['so'])).toMatchObject([
    { severity: 'error', file: 'brands', problem: 'nenhuma marca tem a página /' },
  ]);
});

test('a file that spells its export otherwise still gets its lines', async () => {
  const brand = `const é = 'é';\n\nconst marca = (${JSON.stringify(brandAt('/ruim', { tagline: '' }), null, 2)});\nexport default marca;\n`;
  await write('ruim', { brand });
  expect(await said(['ruim'])).toEqual(['error | ruim/brand.ts:5 | tagline | o texto está vazio']);
});

test('the brands of this project have no errors', async () => {
  const errors = (await checkBrands(path.join(root, 'brands'))).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([]);
});
