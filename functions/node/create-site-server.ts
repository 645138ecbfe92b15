import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import sirv from 'sirv';
import type { Log } from '../log.ts';

export interface SiteServerOptions {
  /** The folder of pages and assets that the build wrote. */
  siteDir: string;
  /** Answers everything below `/functions/`. */
  app: Pick<Hono, 'fetch'>;
  log: Log;
}

/** In ms. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5000 };

/** The server of site and function, not yet listening. */
export function createSiteServer({ siteDir, app, log }: SiteServerOptions): Server {
  const serveFunction = getRequestListener(app.fetch);
  const serveFile = sirv(siteDir, {
    // Without it file lengths are kept in memory, and are wrong once the site is built anew.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      if (pathname.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });

  const answerNotFound = async (pathname: string, response: ServerResponse): Promise<void> => {
    log.warn(`404 ${pathname.replace(/\p{Cc}/gu, '').slice(0, 500)}`);
    const page = await readFile(path.join(siteDir, '404.html')).catch(() => 'Página não encontrada.');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(page);
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');

    if (pathname.startsWith('/functions/')) {
      void serveFunction(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Este endereço só aceita os métodos GET e HEAD.');
      return;
    }
    // sirv throws on a range that ends before it starts; a whole answer to a range is always allowed.
    delete request.headers.range;
    const notFound = () => void answerNotFound(pathname, response);
    if (isPrivate(pathname)) notFound();
    else serveFile(request, response, notFound);
  };

  return createServer({ ...timeouts, connectionsCheckingInterval: 500 }, answer);
}

/** Hidden files, and the 404 page, which is no page of its own; however the path is written. */
function isPrivate(pathname: string): boolean {
  const plain = decode(pathname).replace(/[/\\]+/g, '/');
  return /\/\.(?!well-known\/)/.test(plain) || /^\/404(?:\.html)?\/?$/.test(plain);
}

/** As sirv decodes it: what is malformed stays as it is. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
