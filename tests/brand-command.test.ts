import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '#build/render-site.ts';
import { makeBrandsDir } from './fixtures/brand-folder.ts';

// Each test starts the command several times, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '..');
let brandsDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ brandsDir, remove } = await makeBrandsDir());
});
afterEach(() => remove());

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the real command, in a process of its own that is no terminal. */
function brand(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const command = [path.join(root, 'src/cli/brand.ts'), ...args, '--brands-dir', brandsDir];
  const options = { env: { PATH: process.env['PATH'], ...env }, timeout: 20_000 };
  return new Promise((resolve) => {
    execFile(path.join(root, 'node_modules/.bin/node'), command, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

const flags = (name: string, address: string, ...more: string[]): string[] =>
  ['--name', name, '--path', address, '--primary', '1a5fb4', '--whatsapp', '5599987654321'].concat(
    ['--inbox', 'equipe@marca.example'],
    more,
  );
const newHome = () =>
  brand(['new', 'dona', ...flags("D'Ávila & Filhos", '/', '--origin', 'https://marca.example')]);
const newPartner = (...more: string[]) =>
  brand(['new', 'parceira', ...flags('Parceira', '/vagas-parceira', ...more)]);

test('a new brand passes every check at once and is drawn at its address', async () => {
  expect(await newHome()).toMatchObject({ code: 0, stderr: '' });
  const { code, stdout } = await newPartner('--accent', '#e8a013');
  expect(code).toBe(0);
  expect(stdout).toContain('https://marca.example/vagas-parceira');

  const checked = await brand(['check', '--json']);
  expect(checked.code).toBe(0);
  // All that is left to the operator is to read the privacy page.
  const unread = { severity: 'warning', path: 'privacy.confirmed' };
  expect(JSON.parse(checked.stdout)).toMatchObject({
    ok: true,
    brands: ['dona', 'parceira'],
    findings: [unread, unread],
  });

  const outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  try {
    const settings = { functionsUrl: '', anonKey: 'chave' };
    await renderSite({ brandsDir, bundleDir: path.join(root, 'dist'), outDir, settings });
    const html = await readFile(path.join(outDir, 'site/vagas-parceira.html'), 'utf8');
    expect(html).toContain('<title>Abra a sua vaga com Parceira');
    expect(html).toContain('https://wa.me/5599987654321?text=');
    expect(html).toContain('#1a5fb4');
    expect(await readFile(path.join(outDir, 'site/index.html'), 'utf8')).toContain(
      'D&#x27;Ávila &amp; Filhos',
    );
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
});

test.each(['A', 'N'.repeat(60), `"Aspas" 'e' 1 < 2 \\ & ç 😀`])('a brand may be called %s', async (name) => {
  const { code } = await brand(['new', 'dona', ...flags(name, '/', '--origin', 'https://marca.example')]);
  expect(code).toBe(0);
  const { stdout } = await brand(['list', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ brands: [{ name, errors: 0 }] });
});

test('what exists is never overwritten, and no half-written folder is left', async () => {
  await newHome();
  await newPartner();
  const before = await readFile(path.join(brandsDir, 'parceira/brand.ts'), 'utf8');
  const again = await newPartner();
  expect(again).toMatchObject({ code: 2, stdout: '' });
  expect(again.stderr).toContain('já existe, e não foi mudada');
  expect(await readFile(path.join(brandsDir, 'parceira/brand.ts'), 'utf8')).toBe(before);
  expect(await readdir(brandsDir)).toEqual(['dona', 'parceira']);
});

test('a path of another brand is refused, a faulty brand counting too', async () => {
  await newHome();
  await newPartner();
  const file = path.join(brandsDir, 'parceira/brand.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace("name: 'Parceira'", "name: ''"));
  for (const taken of ['/', '/vagas-parceira']) {
    const { code, stderr } = await brand([
      'new',
      'outra',
      ...flags('Outra', taken, '--origin', 'https://x.example'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('o endereço já é de outra página');
  }
  const screen = await brand(['new', 'outra', ...flags('Outra', '/cliente')]);
  expect(screen).toMatchObject({ code: 2 });
  expect(await readdir(brandsDir)).toEqual(['dona', 'parceira']);
});

test('without a terminal, missing flags are listed; wrong ones are told all at once', async () => {
  const missing = await brand(['new', 'dona', '--name', 'Dona']);
  expect(missing.code).toBe(2);
  for (const flag of ['--primary', '--whatsapp', '--inbox', '--origin'])
    expect(missing.stderr).toContain(flag);
  expect(missing.stderr).not.toContain('--name ');

  const wrong = await brand([
    'new',
    'dona',
    '--name',
    '{{nome}}',
    '--primary',
    'azul',
    '--whatsapp',
    '5510987654321',
    '--path',
    'x',
  ]);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('--primary azul: não é uma cor hexadecimal');
  expect(wrong.stderr).toContain('não há o DDD 10');
  expect(wrong.stderr).toContain('--name {{nome}}: o modelo não foi preenchido');
  expect(wrong.stderr).toContain('--path x: endereço de página inválido');
  expect(await readdir(brandsDir)).toEqual([]);
});

test.each([
  [['--help'], 0, 'Comandos:'],
  [['new', '--help'], 0, 'Argumentos:'],
  [[], 2, 'diga o que fazer: new, list, check ou doctor'],
  [['chek'], 2, 'comando desconhecido: você quis dizer check?'],
  [['qualquer'], 2, 'desconhecido: qualquer'],
  [['check', '--jsn'], 2, 'opção ou argumento desconhecido: jsn'],
  [['new'], 2, 'falta um argumento'],
  [['new', 'x', '--name'], 2, 'falta o valor de --name'],
  [['new', 'Marca Ímpar'], 2, 'dê à pasta o nome "marca-impar"'],
  [['check', 'nenhuma'], 2, 'não há a marca "nenhuma"'],
  [['doctor', '--timeout', 'dez'], 2, '--timeout: um número de segundos'],
])('%j answers in Portuguese with exit code %i', async (args, code, text) => {
  const outcome = await brand(args);
  expect(outcome.code).toBe(code);
  const said = code === 0 ? outcome.stdout : outcome.stderr;
  expect(said).toContain(text);
  expect(said).not.toMatch(/\b(?:Options|Commands|Show|Unknown|Not enough|required|default|boolean)\b/);
});

test('a faulty brand is told with exit code 1, in colour only where it is wanted', async () => {
  await newHome();
  await newPartner();
  const file = path.join(brandsDir, 'parceira/links.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"greeting"', '"greting"'));
  const { code, stdout } = await brand(['check']);
  expect(code).toBe(1);
  expect(stdout).toContain('parceira/links.json:5  whatsapp.greting');
  expect(stdout).toContain('você quis dizer "greeting"?');
  expect(stdout).toContain('2 marcas conferidas: 2 erros');
  expect(stdout).not.toContain('\u001b[');
  expect((await brand(['check'], { FORCE_COLOR: '1' })).stdout).toContain('\u001b[31m');

  const healthy = await brand(['check', 'dona']);
  expect(healthy.code).toBe(0);
  expect(healthy.stdout).toContain('Nas outras marcas há 2 erros');
  const listed = await brand(['list']);
  expect(listed).toMatchObject({ code: 0 });
  expect(listed.stdout).toMatch(/^dona .* 1 aviso .* https:\/\/marca\.example\/ /m);
  expect(listed.stdout).toMatch(/^parceira .* 2 erros .* https:\/\/marca\.example\/vagas-parceira /m);
});

test('doctor without network says so, checks what is local and ends', async () => {
  await newHome();
  const offline = path.join(brandsDir, 'offline.mjs');
  await writeFile(
    offline,
    `import dns from 'node:dns/promises';
     import { syncBuiltinESMExports } from 'node:module';
     dns.lookup = () => Promise.reject(Object.assign(new Error('offline'), { code: 'EAI_AGAIN' }));
     syncBuiltinESMExports();
     globalThis.fetch = () => { throw new Error('the network was tried'); };`,
  );
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(offline).href}` };
  const { code, stdout, stderr } = await brand(['doctor'], env);
  expect(code).toBe(1);
  expect(stderr).toContain('Sem rede');
  expect(stdout).toContain('2 ✓ ok, 1 ? desconhecido, 1 · exemplo');
  const asked = await brand(['doctor', '--json'], env);
  expect(JSON.parse(asked.stdout)).toMatchObject({ ok: false, network: false });
});
