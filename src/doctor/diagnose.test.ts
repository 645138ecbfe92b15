import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address, AddressKind } from './addresses.ts';
import { diagnose } from './diagnose.ts';

const siteOrigin = 'https://site.example';
const day = 24 * 60 * 60 * 1000;
const servers: Server[] = [];
const trusted = tls.getCACertificates('default');
let publicDir: string;
let plain: string;
let secure: string;
let expiring: string;
let expired: string;
let misnamed: string;
let unknownIssuer: string;
let silent: string;
let refused: string;
let requests: string[] = [];

/** What the local site answers, by path. */
const answers: Record<string, RequestListener> = {
  '/ok': (_, response) => response.end('ok'),
  '/sumiu': (_, response) => response.writeHead(404).end(),
  '/quebrou': (_, response) => response.writeHead(500).end(),
  '/robos': (_, response) => response.writeHead(403, { 'x-frame-options': 'DENY' }).end(),
  '/espere': (_, response) => response.writeHead(429).end(),
  '/indisponivel': (_, response) => response.writeHead(503).end(),
  '/mudou': (_, response) => response.writeHead(301, { location: '/novo' }).end(),
  '/novo': (_, response) => response.writeHead(302, { location: '/ok' }).end(),
  '/volta': (_, response) => response.writeHead(302, { location: '/volta' }).end(),
  '/para-http': (_, response) => response.writeHead(302, { location: `${plain}/ok` }).end(),
  '/para-app': (_, response) => response.writeHead(302, { location: 'whatsapp://send' }).end(),
  '/negado': (_, response) => response.writeHead(200, { 'x-frame-options': 'DENY' }).end(),
  '/so-deles': (_, response) =>
    response.writeHead(200, { 'content-security-policy': "frame-ancestors 'self'" }).end(),
  '/do-site': (_, response) =>
    response
      .writeHead(200, {
        'content-security-policy': `frame-ancestors ${siteOrigin}`,
        'x-frame-options': 'DENY',
      })
      .end(),
  '/cai': (_, response) => response.destroy(),
  '/cala': () => {},
};
const answer: RequestListener = (request, response) => {
  requests.push(request.url ?? '');
  answers[request.url ?? '']?.(request, response);
};

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** An https server whose certificate is trusted unless told otherwise. */
async function listenSecurely(from: number, to: number, name: string, isTrusted = true): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: `teste ${servers.length}` }], {
    notBeforeDate: new Date(Date.now() + from * day),
    notAfterDate: new Date(Date.now() + to * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  });
  if (isTrusted) tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
  return `https://localhost:${await listen(createHttpsServer({ key, cert }, answer))}`;
}

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'doctor-'));
  await mkdir(path.join(publicDir, 'paginas'));
  await writeFile(path.join(publicDir, 'paginas/mapa.html'), '');
  plain = `http://localhost:${await listen(createHttpServer(answer))}`;
  secure = await listenSecurely(-1, 90, 'localhost');
  expiring = await listenSecurely(-1, 10.5, 'localhost');
  expired = await listenSecurely(-9, -1, 'localhost');
  misnamed = await listenSecurely(-1, 90, 'outro.example');
  unknownIssuer = await listenSecurely(-1, 90, 'localhost', false);
  silent = `https://localhost:${await listen(createTcpServer(() => {}))}`;
  const closed = createTcpServer();
  refused = `https://localhost:${await listen(closed)}`;
  await new Promise((resolve) => closed.close(resolve));
});

afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  for (const server of servers) {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    server.close();
  }
  await rm(publicDir, { recursive: true, force: true });
});

const address = (url: string, kind: AddressKind = 'social'): Address => ({
  brand: 'exemplo',
  file: 'links.json',
  path: 'lugar',
  kind,
  url,
});

const options = () => ({ siteOrigin, publicDir, pagePaths: ['/vagas'], timeoutMs: 10_000 });

async function judge(url: string, kind?: AddressKind) {
  const { verdicts } = await diagnose([address(url, kind)], options());
  return verdicts[0];
}

test('an address that answers is fine, with its certificate', async () => {
  const verdict = await judge(`${secure}/ok`);
  expect(verdict).toMatchObject({ verdict: 'ok', status: 200, notes: [] });
  expect(verdict?.certificateValidTo).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(verdict).not.toHaveProperty('framing');
});

test.each([
  ['/sumiu', 'broken', 'respondeu 404'],
  ['/quebrou', 'broken', 'respondeu 500'],
  ['/robos', 'unknown', 'respondeu 403, como quem barra robôs: confira no navegador'],
  ['/espere', 'unknown', 'respondeu 429, como quem barra robôs: confira no navegador'],
  ['/indisponivel', 'unknown', 'respondeu 503, como quem barra robôs: confira no navegador'],
  ['/volta', 'broken', 'redireciona sem fim'],
  ['/para-app', 'broken', 'redireciona para um endereço que não é da web: whatsapp://send'],
  ['/cai', 'broken', 'o servidor cortou a conexão'],
])('%s is %s: %s', async (where, verdict, note) => {
  expect(await judge(`${secure}${where}`, 'frame')).toMatchObject({ verdict, notes: [note] });
});

test('redirects are shown hop by hop', async () => {
  expect(await judge(`${secure}/mudou`)).toMatchObject({
    verdict: 'ok',
    redirects: [`${secure}/novo`, `${secure}/ok`],
    notes: [`leva a ${secure}/ok`],
  });
});

test('a frame that is led to a site which the page does not show is broken', async () => {
  const framed = { ...address(`${secure}/mudou`, 'frame'), frameOrigins: ['https://outro.example'] };
  const { verdicts } = await diagnose([framed, { ...framed, frameOrigins: [secure] }], options());
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['broken', 'ok']);
  expect(verdicts[0]?.notes[0]).toBe(
    `leva a outro site (${secure}), que a página não mostra: use o endereço final`,
  );
});

test('a way that leaves https is a warning for a link, and breaks a frame', async () => {
  expect(await judge(`${secure}/para-http`)).toMatchObject({ verdict: 'warning' });
  const framed = await judge(`${secure}/para-http`, 'frame');
  expect(framed).toMatchObject({ verdict: 'broken' });
  expect(framed?.notes[0]).toBe('a conexão não é segura (http): o navegador não mostra o quadro');
});

test.each([
  ['/ok', 'frame', 'ok', 'allowed'],
  ['/do-site', 'frame', 'ok', 'allowed'],
  ['/negado', 'frame', 'broken', 'refused'],
  ['/so-deles', 'map', 'broken', 'refused'],
  ['/robos', 'map', 'unknown', 'unknown'],
  ['/negado', 'social', 'ok', undefined],
] as const)('%s as %s is %s, framing %s', async (where, kind, verdict, framing) => {
  const found = await judge(`${secure}${where}`, kind);
  expect(found?.verdict).toBe(verdict);
  expect(found?.framing).toBe(framing);
});

test('without the origin of the site, framing stays unknown', async () => {
  const { verdicts } = await diagnose([address(`${secure}/negado`, 'frame')], {
    ...options(),
    siteOrigin: undefined,
  });
  expect(verdicts).toMatchObject([{ verdict: 'ok', framing: 'unknown' }]);
});

const notesOf = async (origin: string) => (await judge(`${origin}/ok`))?.notes;

test('each fault of a certificate is told apart', async () => {
  expect(await notesOf(expired)).toEqual(['o certificado venceu']);
  expect(await notesOf(misnamed)).toEqual(['o certificado é de outro domínio']);
  expect(await notesOf(unknownIssuer)).toEqual(['o certificado não é de uma autoridade reconhecida']);
  expect(await notesOf(plain.replace('http:', 'https:'))).toEqual(['o servidor não fala https']);
});

test('a certificate that ends within three weeks is a warning', async () => {
  expect(await judge(`${expiring}/ok`)).toMatchObject({
    verdict: 'warning',
    notes: ['o certificado vence em 10 dias'],
  });
});

test('a server that is down, one that never speaks TLS and one that never answers are broken', async () => {
  expect((await judge(refused))?.notes).toEqual(['o servidor recusou a conexão']);
  const { verdicts } = await diagnose([address(silent), address(`${secure}/cala`)], {
    ...options(),
    timeoutMs: 200,
  });
  expect(verdicts.map(({ verdict, notes }) => [verdict, notes])).toEqual([
    ['broken', ['não respondeu em 0,2 s']],
    ['broken', ['não respondeu em 0,2 s']],
  ]);
});

test('addresses of the site itself are pages or files of public, and reserved domains are not tried', async () => {
  const urls = [
    '/vagas',
    '/paginas/mapa',
    '/paginas/mapa.html',
    '/nada',
    '/../package.json',
    'https://x.example/a',
  ];
  const { network, verdicts } = await diagnose(
    urls.map((url) => address(url, 'frame')),
    options(),
  );
  expect(network).toBe(true);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'broken', 'broken', 'example']);
});

test('an address that several brands share is tried once, and progress counts addresses', async () => {
  requests = [];
  const steps: string[] = [];
  const { verdicts } = await diagnose(
    [address(`${plain}/ok`), address(`${plain}/ok`, 'map'), address(`${plain}/novo`)],
    {
      ...options(),
      onProgress: (done, total) => steps.push(`${done}/${total}`),
    },
  );
  expect(verdicts).toHaveLength(3);
  expect(requests.toSorted()).toEqual(['/novo', '/ok', '/ok']);
  expect(steps).toEqual(['1/2', '2/2']);
});

test('no more addresses are under way at once than allowed', async () => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  // Answers come in threes, a moment after the third request: time enough for a fourth to show.
  const counting = createHttpServer((_, response) => {
    most = Math.max(most, waiting.push(response));
    if (waiting.length !== 3) return;
    setTimeout(() => {
      for (const waiter of waiting.splice(0)) waiter.end();
    }, 30);
  });
  const origin = `http://localhost:${await listen(counting)}`;
  const addresses = Array.from({ length: 9 }, (_, index) => address(`${origin}/${index}`));
  await diagnose(addresses, { ...options(), concurrency: 3 });
  expect(most).toBe(3);
});

test('without network nothing is tried, and what is local is still checked', async () => {
  const asked: string[] = [];
  const { network, verdicts } = await diagnose([address('https://wa.me/1'), address('/vagas', 'frame')], {
    ...options(),
    lookup: (host) => {
      asked.push(host);
      return Promise.reject(new Error('getaddrinfo EAI_AGAIN'));
    },
  });
  expect(network).toBe(false);
  expect(asked).toEqual(['wa.me']);
  expect(verdicts.map(({ verdict, notes }) => [verdict, notes])).toEqual([
    ['unknown', ['sem rede: não foi verificado']],
    ['ok', []],
  ]);
});
