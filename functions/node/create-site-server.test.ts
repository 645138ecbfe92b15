import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ask } from './fixtures.ts';
import { pagePolicy, startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterEach(() => {
  site.warnings.length = 0;
});
afterAll(() => site.close());

test.each([
  ['/', 'Início'],
  ['/?fbclid=1', 'Início'],
  ['/vagas', 'Vagas'],
  ['/vagas/', 'Vagas'],
  ['/vagas?fbclid=1&x=/../', 'Vagas'],
  ['/vagas/?fbclid=1#topo', 'Vagas'],
  ['/vagas/cliente', 'Cliente'],
])('%s serves its page', async (address, heading) => {
  const { status, headers, body } = await ask(site.port, address);
  expect({ status, body }).toEqual({ status: 200, body: `<h1>${heading}</h1>` });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': pagePolicy,
  });
  expect(site.warnings).toEqual([]);
});

test.each([
  ['/vagas', 200],
  ['/nada', 404],
])('HEAD of %s answers as GET does, without a body', async (address, status) => {
  expect(await ask(site.port, address, { method: 'HEAD' })).toMatchObject({ status, body: '' });
});

test.each([
  ['/nada', 'página não encontrada: /nada'],
  ['/nada/?email=ana@cliente.example', 'página não encontrada: /nada/'],
  ['/nada#ana', 'página não encontrada: /nada'],
  ['/%E0%A4%A', 'página não encontrada: /%E0%A4%A'],
  ['/%00', 'página não encontrada: /%00'],
  [`/${'a'.repeat(2000)}`, `página não encontrada: /${'a'.repeat(499)}`],
])('%.40s is answered by the 404 page, and logged without its query', async (address, line) => {
  expect(await ask(site.port, address)).toMatchObject({
    status: 404,
    body: '<h1>Não encontrada</h1>',
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
  expect(site.warnings).toEqual([line]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s of a page is not allowed, where there is one',
  async (method) => {
    expect(await ask(site.port, '/nada', { method })).toMatchObject({ status: 404 });
    site.warnings.length = 0;
    expect(await ask(site.port, '/vagas', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: 'Este endereço só aceita os métodos GET e HEAD.',
    });
  },
);

test('what is below /functions/ goes to the function, by any method', async () => {
  const answer = await ask(site.port, '/functions/v1/x?brand=primeira', { method: 'POST' });
  expect(answer).toMatchObject({ status: 200, body: 'função: POST' });
  expect(answer.headers).toHaveProperty('x-content-type-options', 'nosniff');
});

test('assets never change, so they are kept for ever; one that is missing is not', async () => {
  expect((await ask(site.port, '/assets/app-1a2b.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await ask(site.port, '/assets/app-0000.js')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-cache' },
  });
});

test('a page that has not changed is not sent again', async () => {
  const { etag = '' } = (await ask(site.port, '/vagas')).headers;
  expect(etag).toMatch(/^".+"$/);
  expect(await ask(site.port, '/vagas', { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 304,
    body: '',
  });
});

const page = '<h1>Vagas</h1>';

test.each([
  ['bytes=0-3', 0, 4],
  ['bytes=4-', 4, page.length],
  ['bytes=4-99999', 4, page.length],
  ['bytes=-5', page.length - 5, page.length],
  ['bytes=-99999', 0, page.length],
])('a Range of %s is answered with that part', async (range, from, to) => {
  expect(await ask(site.port, '/vagas', { headers: { range } })).toMatchObject({
    status: 206,
    body: page.slice(from, to),
    headers: {
      'content-range': `bytes ${from}-${to - 1}/${page.length}`,
      'content-length': String(to - from),
    },
  });
});

test.each(['bytes=99999-', `bytes=${page.length}-`, 'bytes=-0'])(
  'a Range of %s cannot be had',
  async (range) => {
    expect(await ask(site.port, '/vagas', { headers: { range } })).toMatchObject({
      status: 416,
      body: '',
      headers: { 'content-range': `bytes */${page.length}` },
    });
  },
);

test.each(['bytes=9-2', 'bytes=a-b', 'bytes=0-1,3-4', 'bytes=-', 'x'])(
  'a Range of %s is answered with the whole page',
  async (range) => {
    expect(await ask(site.port, '/vagas', { headers: { range } })).toMatchObject({ status: 200, body: page });
  },
);

test('a part is sent only of the file that the client has the rest of', async () => {
  const { etag = '' } = (await ask(site.port, '/vagas')).headers;
  const statusOf = async (tag: string) =>
    (await ask(site.port, '/vagas', { headers: { range: 'bytes=0-3', 'if-range': tag } })).status;
  expect(await statusOf(etag)).toBe(206);
  expect(await statusOf('"outro"')).toBe(200);
  expect(await ask(site.port, '/nada', { headers: { range: 'bytes=0-3' } })).toMatchObject({ status: 404 });
});

test('a server that lives says so, and one that stops takes no more visitors', async () => {
  const stopping = await startTestSite();
  for (const address of ['/functions/health', '/functions/ready'])
    expect(await ask(stopping.port, address)).toMatchObject({ status: 200, body: 'ok' });
  const stopped = stopping.stop();
  expect(await ask(stopping.port, '/functions/ready')).toMatchObject({ status: 503 });
  await stopped;
  await stopping.close();
});

test('a header that is too large is refused', async () => {
  const answer = await ask(site.port, '/vagas', { headers: { 'x-grande': 'a'.repeat(9000) } });
  expect(answer.status).toBe(431);
});
