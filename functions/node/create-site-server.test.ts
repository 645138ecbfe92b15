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
  ['/nada', '404 /nada'],
  ['/nada/?email=ana@cliente.example', '404 /nada/'],
  ['/nada#ana', '404 /nada'],
  ['/%E0%A4%A', '404 /%E0%A4%A'],
  ['/%00', '404 /%00'],
  [`/${'a'.repeat(2000)}`, `404 /${'a'.repeat(499)}`],
])('%.40s is answered by the 404 page, and logged without its query', async (address, line) => {
  expect(await ask(site.port, address)).toMatchObject({
    status: 404,
    body: '<h1>Não encontrada</h1>',
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
  expect(site.warnings).toEqual([line]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s of a page is not allowed', async (method) => {
  expect(await ask(site.port, '/vagas', { method })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
    body: 'Este endereço só aceita os métodos GET e HEAD.',
  });
});

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

test.each(['bytes=0-3', 'bytes=9-2', 'bytes=99999-', 'bytes=-5', 'bytes=a-b', 'x'])(
  'a Range of %s is answered with the whole page',
  async (range) => {
    expect(await ask(site.port, '/vagas', { headers: { range } })).toMatchObject({
      status: 200,
      body: '<h1>Vagas</h1>',
    });
  },
);
