import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './fixtures.ts';
import { siteFiles, startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each(['/404', '/404/', '/404.html', '/404.html?x', '/%3404.html', '/404%2Ehtml', '//404.html'])(
  '%s is no page of its own',
  async (address) => {
    expect(await ask(site.port, address)).toMatchObject({ status: 404, body: '<h1>Não encontrada</h1>' });
  },
);

test.each([
  '/.env',
  '/%2eenv',
  '/%2Eenv',
  '//.env',
  '/assets/.oculto',
  '/assets%2f.oculto',
  '/assets/%2eoculto',
  '/.well-known/../.env',
  '/.well-known/%2e%2e/.env',
  '/../contact.json',
  '/%2e%2e/contact.json',
  '/..%2fcontact.json',
  '/%2e%2e%2fcontact.json',
  '/assets/../../contact.json',
  '/assets%2f..%2f..%2fcontact.json',
  '/..%5ccontact.json',
  '/../site-ao-lado/index.html',
  '/../site-ao-lado',
  '/%252e%252e/contact.json',
])('%s is never served', async (address) => {
  expect(await ask(site.port, address)).toMatchObject({ status: 404, body: '<h1>Não encontrada</h1>' });
});

test('what stands under /.well-known/ is served', async () => {
  expect(await ask(site.port, '/.well-known/security.txt')).toMatchObject({
    status: 200,
    body: siteFiles['site/.well-known/security.txt'],
  });
});
