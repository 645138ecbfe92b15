import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { ask } from '#functions/node/fixtures.ts';
import { startNode } from '#functions/node/start-node.ts';
import { ConfigError } from '#schema/fault.ts';
import { makeBrandsDir } from './fixtures/brand-folder.ts';
import { readManifest } from './fixtures/built-headers.ts';
import { changeBrand, ownDomain, writeDomainBrands } from './fixtures/own-domain.ts';

const bundleDir = path.resolve(import.meta.dirname, '../dist');
const shared = 'https://www.talento-estrategia.example';
const own = `https://${ownDomain}`;
let brandsDir: string;
let remove: () => Promise<void>;
let outDir: string;

beforeEach(async () => {
  ({ brandsDir, remove } = await makeBrandsDir());
  outDir = await mkdtemp(path.join(brandsDir, '../out-'));
});
afterEach(async () => {
  await rm(outDir, { recursive: true });
  await remove();
});

const render = () =>
  renderSite({
    brandsDir,
    bundleDir,
    outDir,
    settings: { functionsUrl: '', anonKey: 'chave' },
    compress: false,
  });
const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
const ofDomain = (name: string) => read(`domains/${ownDomain}/${name}`);
const faultsOf = () =>
  loadSite(brandsDir).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ConfigError)) throw error;
      return error.faults.map(({ file, path: place, problem }) => [
        path.basename(path.dirname(file)),
        place,
        problem,
      ]);
    },
  );

test('a domain has a folder that is whole by itself: pages at the root, 404, engine, images, search files', async () => {
  await writeDomainBrands(brandsDir);
  await render();
  const pages = readdirSync(path.join(outDir, 'domains', ownDomain)).filter((name) => name.endsWith('.html'));
  expect(pages).toEqual([
    '404.html',
    'abrir-vaga.html',
    'acessibilidade.html',
    'index.html',
    'mensagem-enviada.html',
    'privacidade.html',
  ]);
  const engineFiles = readManifest(outDir).engineFiles;
  expect(engineFiles.length).toBeGreaterThan(5);
  for (const name of engineFiles) expect(ofDomain(name)).toBe(read(`site/${name}`));
  const home = ofDomain('index.html');
  expect(home).toContain(`<link rel="canonical" href="${own}/"`);
  expect(home).toContain('href="/abrir-vaga"');
  expect(home).not.toContain('/marca-1"');
  for (const [, src] of home.matchAll(/src="\/([^"]+)"/g))
    expect(existsSync(path.join(outDir, 'domains', ownDomain, src ?? '')), src).toBe(true);
  expect(ofDomain('404.html')).toContain('Marca 1');
  expect(read('site/404.html')).toContain('Marca 0');

  expect(ofDomain('sitemap.xml').match(/<loc>[^<]+/g)).toEqual(
    ['/', '/abrir-vaga', '/privacidade', '/acessibilidade'].map((address) => `<loc>${own}${address}`),
  );
  expect(read('site/sitemap.xml')).not.toContain('marca-1');
  expect(read('site/sitemap.xml')).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(ofDomain('robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`);
  expect(read('site/robots.txt')).toContain(`Sitemap: ${shared}/sitemap.xml`);
});

test('the function knows the brand of a domain, its inbox and its origin', async () => {
  await writeDomainBrands(brandsDir);
  await render();
  expect(JSON.parse(read('function/site.json'))).toEqual({
    defaultBrand: 'marca-0',
    domains: { [ownDomain]: 'marca-1' },
    origins: [shared, own],
  });
  expect(JSON.parse(read('function/brands/marca-1.json'))).toMatchObject({
    homeUrl: `${own}/`,
    mail: { inbox: 'equipe@marca-1.example' },
    forms: { '/': { sentUrl: '/mensagem-enviada' } },
  });
});

test('static hosts are told where the pages went', async () => {
  await writeDomainBrands(brandsDir);
  await render();
  expect(read('site/_redirects').split('\n')).toEqual([
    `/marca-1/abrir-vaga ${own}/abrir-vaga 308`,
    `/marca-1/abrir-vaga/* ${own}/abrir-vaga/:splat 308`,
    `/marca-1 ${own}/ 308`,
    `/marca-1/* ${own}/:splat 308`,
    '',
  ]);
  expect(existsSync(path.join(outDir, 'domains', ownDomain, '_redirects'))).toBe(false);
});

test('a brand moves to its domain and back, and leaves nothing behind', async () => {
  await writeDomainBrands(brandsDir);
  await changeBrand(brandsDir, 'marca-1', '"domain":', '"origin": undefined, // "domain":');
  await render();
  expect(existsSync(path.join(outDir, 'site/marca-1.html'))).toBe(true);
  await changeBrand(brandsDir, 'marca-1', '"origin": undefined, // ', '');
  expect((await render()).drawn).toEqual(['marca-1']);
  expect(existsSync(path.join(outDir, 'site/marca-1.html'))).toBe(false);
  expect(existsSync(path.join(outDir, 'domains', ownDomain, 'index.html'))).toBe(true);
  await changeBrand(brandsDir, 'marca-1', '"domain":', '"origin": undefined, // "domain":');
  await render();
  expect(existsSync(path.join(outDir, 'site/marca-1.html'))).toBe(true);
  expect(readdirSync(path.join(outDir, 'domains'))).toEqual([]);
  expect(existsSync(path.join(outDir, 'site/_redirects'))).toBe(false);
});

test.each([
  ['https://x.example', 'não é o nome de um domínio'],
  ['x.example/', 'não é o nome de um domínio'],
  ['X.example', 'não é o nome de um domínio'],
  ['localhost', 'não é o nome de um domínio'],
  ['vagas..example', 'não é o nome de um domínio'],
  ['www.talento-estrategia.example', 'já é de outra marca'],
])('the domain %s is refused', async (domain, problem) => {
  await writeDomainBrands(brandsDir, domain);
  expect(await faultsOf()).toEqual([['marca-1', 'domain', expect.stringContaining(problem)]]);
});

test('pages that meet at one address of a domain are told, and so is an origin beside it', async () => {
  await writeDomainBrands(brandsDir);
  await changeBrand(
    brandsDir,
    'marca-1',
    '"/marca-1/abrir-vaga",\n      "title"',
    '"/privacidade",\n      "title"',
  );
  await changeBrand(brandsDir, 'marca-1', '"domain"', '"origin": "https://x.example",\n  "domain"');
  const faults = await faultsOf();
  expect(faults).toContainEqual(['marca-1', 'origin', expect.stringContaining('só a marca dona de /')]);
  expect(faults).toContainEqual([
    'marca-1',
    'pages[1].path',
    expect.stringContaining('o endereço /privacidade já é de outra página'),
  ]);
});

/** The built site's own server, and a way to ask it under any name. */
async function startServer(unknownHosts: string) {
  const folder = path.dirname(outDir);
  const env = { UNKNOWN_HOSTS: unknownHosts, WATCH_BRANDS: '0', TMPDIR: folder };
  const node = startNode(folder, env, path.basename(outDir));
  const { port } = new URL(await node.address('Site no ar'));
  const askHost = async (host: string, address: string) => {
    const { status, body, headers } = await ask(Number(port), address, { headers: { host } });
    return { status, title: /<title[^>]*>([^<]*)/.exec(body)?.[1], location: headers.location };
  };
  return { port, askHost, kill: node.kill };
}

const sharedHost = new URL(shared).host;
const titled = (name: string) => expect.stringContaining(name) as string;

test('the server answers each host with its site, and leads old addresses on', async () => {
  await writeDomainBrands(brandsDir);
  await render();
  const { port, askHost, kill } = await startServer('site');
  try {
    for (const host of [ownDomain, `${ownDomain.toUpperCase()}:80`, `${ownDomain}.localhost:${port}`]) {
      const title = titled('Marca 1');
      expect(await askHost(host, '/'), host).toMatchObject({ status: 200, title });
      expect(await askHost(host, '/abrir-vaga/cliente'), host).toMatchObject({ status: 200, title });
      expect(await askHost(host, '/marca-1'), host).toMatchObject({ status: 404, title });
    }
    expect(await askHost(sharedHost, '/')).toMatchObject({ status: 200, title: titled('Marca 0') });
    expect(await askHost(sharedHost, '/marca-1/abrir-vaga/cliente?de=a')).toMatchObject({
      status: 308,
      location: `${own}/abrir-vaga/cliente?de=a`,
    });
    expect(await askHost(`localhost:${port}`, '/marca-1')).toMatchObject({
      status: 308,
      location: `http://${ownDomain}.localhost:${port}/`,
    });
    expect(await askHost(sharedHost, '/marca-10')).toMatchObject({ status: 404 });
    expect(await askHost('estranho.example', '/')).toMatchObject({ status: 200, title: titled('Marca 0') });
  } finally {
    await kill();
  }
});

test('the server refuses unknown hosts where it is told to, but still says that it lives', async () => {
  await writeDomainBrands(brandsDir);
  await render();
  const { askHost, kill } = await startServer('recusar');
  try {
    expect(await askHost('estranho.example', '/')).toMatchObject({ status: 421 });
    expect(await askHost('estranho.example', '/functions/v1/send-contact-email')).toMatchObject({
      status: 421,
    });
    expect(await askHost('estranho.example', '/functions/health')).toMatchObject({ status: 200 });
    for (const host of [ownDomain, sharedHost])
      expect(await askHost(host, '/'), host).toMatchObject({ status: 200 });
  } finally {
    await kill();
  }
});
