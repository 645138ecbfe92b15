import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';

export interface SiteServerOptions {
  /** The folder of rendered pages. */
  siteDir: string;
  /** The contact function. */
  fetch: (request: Request) => Response | Promise<Response>;
  log: { warn: (message: string) => void };
}

/** The site and its function on one port: files first, the function below `/functions/`, else the 404 page. */
export function createSiteServer({ siteDir, fetch, log }: SiteServerOptions): Server {
  const notFoundPage = readFileSync(path.join(siteDir, '404.html'));
  const answerFunction = getRequestListener(fetch);
  const answerFile = sirv(siteDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    log.warn(`404 ${pathOf(request)}`);
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': notFoundPage.length,
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };

  const server = createServer(
    { maxHeaderSize: 8192, connectionsCheckingInterval: 500 },
    (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
      if (request.url?.startsWith('/functions/')) {
        void answerFunction(request, response);
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
        response.end('Use GET.');
        return;
      }
      answerFile(request, response, () => answerNotFound(request, response));
    },
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 5000;
  return server;
}

/** The attempted path as it goes into the log: no query, which may carry personal data, and no control characters. */
const pathOf = (request: IncomingMessage): string =>
  (request.url ?? '')
    .split('?', 1)[0]
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200) ?? '';
