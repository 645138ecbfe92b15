import { chmod, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DoctorReport, DraftCheck, LinksFile, Overview, Refusal } from '#studio/api-types.ts';
import { createStudioApp } from '#studio/server/studio-app.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from './fixtures/brand-folder.ts';

let brandsDir: string;
let remove: () => Promise<void>;
let app: ReturnType<typeof createStudioApp>;

beforeEach(async () => {
  ({ brandsDir, remove } = await makeBrandsDir());
  await writeBrand(brandsDir, 'exemplo', {});
  app = createStudioApp({
    brandsDir,
    publicDir: path.join(brandsDir, 'public'),
    drawDraft: (brand, address) => Promise.resolve(`${address} ${brand.links.whatsapp.number}`),
    drawShell: () => Promise.resolve('<title>Estúdio</title>'),
  });
});
afterEach(() => remove());

const host = 'localhost:3000';
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

async function send(address: string, { method = 'GET', body, headers = {}, client = '127.0.0.1' }: Ask = {}) {
  const response = await app.request(
    `http://${host}/studio${address}`,
    {
      method,
      headers: { host, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    from(client),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, answer: isJson ? (JSON.parse(text) as unknown) : text };
}

type Answered<T> = Promise<{ status: number; answer: T }>;

interface Ask {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  client?: string;
}

const file = () => path.join(brandsDir, 'exemplo/links.json');
const open = async () => (await (send('/api/brands/exemplo/links') as Answered<LinksFile>)).answer;
const save = (hash: string, value: object, id = 'exemplo') =>
  send(`/api/brands/${id}/links`, { method: 'PUT', body: { hash, value } }) as Answered<LinksFile & Refusal>;
const swapped = { whatsapp: { ...sampleLinks.whatsapp, number: '5511987654321' } };

test('a save changes the one value in the file, and leaves nothing beside it', async () => {
  const before = await readFile(file(), 'utf8');
  const { hash } = await open();
  const { status, answer } = await save(hash, swapped);
  expect(status).toBe(200);
  expect(answer.value).toEqual(swapped);
  expect(await readFile(file(), 'utf8')).toBe(before.replace(sampleLinks.whatsapp.number, '5511987654321'));
  expect((await readdir(path.dirname(file()))).toSorted()).toEqual(['brand.ts', 'links.json', 'logo.svg']);
  expect((await save(answer.hash, swapped)).answer.hash).toBe(answer.hash);
});

test('of two people who save at once the second is told, and nothing is overwritten', async () => {
  const { hash } = await open();
  const others = { whatsapp: { ...sampleLinks.whatsapp, greeting: 'Oi!' } };
  const outcomes = await Promise.all([save(hash, swapped), save(hash, others)]);
  expect(outcomes.map(({ status }) => status)).toEqual([200, 409]);
  expect(outcomes[1].answer).toMatchObject({ reason: 'conflict' });
  expect(outcomes[1].answer.message).toContain('Nada foi gravado');
  expect((await open()).value).toEqual(swapped);
});

test('what would stop a build is not saved, and is told by its field', async () => {
  const before = await readFile(file(), 'utf8');
  const { status, answer } = await save((await open()).hash, {
    whatsapp: { number: '12', greeting: '' },
    telefone: '1',
  });
  expect(status).toBe(422);
  expect(answer.findings.map((finding) => finding.path).toSorted()).toEqual([
    'telefone',
    'whatsapp.greeting',
    'whatsapp.number',
  ]);
  expect(await readFile(file(), 'utf8')).toBe(before);
});

test('a read-only file stays as it is, and keeps its permissions when it is not', async () => {
  await chmod(file(), 0o444);
  const { hash, readOnly } = await open();
  expect(readOnly).toBe(true);
  const refused = await save(hash, swapped);
  expect(refused.status).toBe(403);
  expect(refused.answer.message).toContain('é só de leitura');
  expect((await open()).hash).toBe(hash);

  await chmod(file(), 0o640);
  expect((await save(hash, swapped)).status).toBe(200);
  expect((await stat(file())).mode & 0o777).toBe(0o640);
});

test('a folder that is gone is not made anew; a brand outside the folder is none', async () => {
  const { hash } = await open();
  await rm(path.dirname(file()), { recursive: true });
  const { status, answer } = await save(hash, swapped);
  expect(status).toBe(404);
  expect(answer.message).toMatch(/exemplo não existe mais/);
  expect(await readdir(brandsDir)).toEqual([]);
  for (const id of ['..%2F..', '%2e%2e', '.modelo'])
    expect((await save(hash, swapped, id)).status).toBeGreaterThanOrEqual(400);
});

test('a file that is a link is written where it leads', async () => {
  const elsewhere = path.join(brandsDir, 'links-de-verdade.json');
  await writeFile(elsewhere, await readFile(file(), 'utf8'));
  await rm(file());
  await symlink(elsewhere, file());
  expect((await save((await open()).hash, swapped)).status).toBe(200);
  expect(JSON.parse(await readFile(elsewhere, 'utf8'))).toEqual(swapped);
});

test('a file that is no JSON is shown as it is, with its fault, and not saved over', async () => {
  await writeFile(file(), '{ "whatsapp": ');
  const opened = await open();
  expect(opened).toMatchObject({ text: '{ "whatsapp": ' });
  expect(opened.value).toBeUndefined();
  expect(opened.findings[0]?.problem).toContain('não é JSON');
  expect((await save(opened.hash, swapped)).answer).toMatchObject({ reason: 'unreadable' });
  expect(await readFile(file(), 'utf8')).toBe('{ "whatsapp": ');
});

test('a draft is judged and shown without being saved', async () => {
  const draft = (value: object) =>
    send('/api/brands/exemplo/draft', { method: 'POST', body: { value } }) as Answered<DraftCheck>;
  const sound = (await draft(swapped)).answer;
  expect(sound.findings).toEqual([]);
  const preview = await send(`/previa/${sound.preview}?pagina=/`);
  expect(preview.answer).toBe('/ 5511987654321');
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(sampleLinks);

  const faulty = (await draft({ whatsapp: { number: 'a', greeting: 'Olá' } })).answer;
  expect(faulty.preview).toBeUndefined();
  expect(faulty.findings.map(({ path: where }) => where)).toEqual(['whatsapp.number']);
  expect((await send('/previa/outra')).status).toBe(404);
});

test('the overview knows every brand and what is wrong with it', async () => {
  const [page] = sampleBrand.pages;
  await writeBrand(brandsDir, 'segunda', {
    brand: { ...sampleBrand, origin: undefined, name: 'Segunda', pages: [{ ...page, path: '/segunda' }] },
    links: '{',
  });
  const { origin, brands } = (await (send('/api/brands') as Answered<Overview>)).answer;
  expect(origin).toBe(sampleBrand.origin);
  expect(brands.map(({ id, name, pages }) => [id, name, pages[0]?.path])).toEqual([
    ['exemplo', 'Marca Exemplo', '/'],
    ['segunda', 'Segunda', '/segunda'],
  ]);
  expect(brands[1]?.findings[0]).toMatchObject({ severity: 'error', problem: /não é JSON/ });
});

test('the doctor answers for what is typed, not for what is saved', async () => {
  const value = { ...sampleLinks, social: { linkedin: 'https://rede.example/novo' } };
  const { answer } = await (send('/api/brands/exemplo/doctor', {
    method: 'POST',
    body: { value },
  }) as Answered<DoctorReport>);
  expect(answer.verdicts.find(({ path: where }) => where === 'social.linkedin')).toMatchObject({
    url: 'https://rede.example/novo',
    verdict: 'example',
  });
});

const evil = 'https://outro.example';
test.each<[string, Ask]>([
  ['another machine', { client: '192.168.0.7' }],
  ['a foreign name that leads here', { headers: { host: 'estudio.outro.example:3000' } }],
  ['a page of another site', { headers: { origin: evil } }],
  ['a page of another port', { headers: { origin: 'http://localhost:4000' } }],
  ['a page without an origin', { headers: { origin: 'null' } }],
  ['a frame or an image of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s reads nothing and writes nothing', async (_, request) => {
  const { hash } = await open();
  const reading = await send('/api/brands', request);
  expect(reading).toMatchObject({ status: 403, answer: { reason: 'refused' } });
  const writing = await send('/api/brands/exemplo/links', {
    method: 'PUT',
    body: { hash, value: swapped },
    ...request,
  });
  expect(writing.status).toBe(403);
  expect((await open()).hash).toBe(hash);
});

test('a form cannot write, and the studio cannot be framed', async () => {
  const { hash } = await open();
  const form = await app.request(
    `http://${host}/studio/api/brands/exemplo/links`,
    {
      method: 'PUT',
      headers: { host, 'content-type': 'text/plain' },
      body: JSON.stringify({ hash, value: swapped }),
    },
    from('::1'),
  );
  expect(form.status).toBe(403);
  const page = await app.request(`http://${host}/studio/exemplo`, { headers: { host } }, from('::1'));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});
