import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { createSiteServer } from './create-site-server.ts';
import { openFileStore } from './file-store.ts';
import { close, listenOnLoopback } from './fixtures.ts';

export const pagePolicy = "default-src 'none'; frame-ancestors 'self'";

/** The site, and what must never be served: hidden files, and what stands beside its folder. */
export const siteFiles = {
  'render.json': JSON.stringify({
    sites: {
      site: {
        origin: 'https://primeira.example',
        headers: {
          everywhere: {
            'X-Content-Type-Options': 'nosniff',
            'Content-Security-Policy': "frame-ancestors 'self'",
          },
          assets: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
        },
        files: [],
        moved: {},
      },
    },
    enginePages: Object.fromEntries(
      ['index.html', 'vagas.html', 'vagas/cliente.html', '404.html'].map((name) => [name, pagePolicy]),
    ),
    engineFiles: ['assets/app-1a2b.js', '.well-known/security.txt'],
    brands: {},
  }),
  'site/index.html': '<h1>Início</h1>',
  'site/vagas.html': '<h1>Vagas</h1>',
  'site/vagas/cliente.html': '<h1>Cliente</h1>',
  'site/404.html': '<h1>Não encontrada</h1>',
  'site/assets/app-1a2b.js': 'export {};',
  'site/.env': 'SEGREDO',
  'site/assets/.oculto': 'SEGREDO',
  'site/.well-known/security.txt': 'Contact: mailto:equipe@primeira.example',
  'site-ao-lado/index.html': 'SEGREDO',
  'contact.json': 'SEGREDO',
};

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** The real server on loopback, with a site of its own and a function that echoes the method. */
export async function startTestSite() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-server-test-'));
  for (const [name, text] of Object.entries(siteFiles)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const warnings: string[] = [];
  const files = await openFileStore(folder);
  const note = (facts: object, text: string) =>
    void warnings.push(`${text}: ${Object.values(facts).join(' ')}`);
  const { server, stop } = createSiteServer({
    files,
    app: new Hono().all('/functions/*', (c) => c.text(`função: ${c.req.method}`)),
    log: { info: note, warn: note, error: note },
  });
  const port = await listenOnLoopback(server);
  return {
    port,
    /** What the server logged. */
    warnings,
    stop,
    close: async () => {
      await close(server);
      files.close();
      await rm(folder, { recursive: true });
    },
  };
}
