import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';
import { sendFile } from './send-file.ts';

export interface SiteServerOptions {
  files: FileStore;
  /** Answers everything below `/functions/`. */
  app: Pick<Hono, 'fetch'>;
  log: Log;
}

/** In ms. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5000 };

const notFoundAddress = '/404';

/** The server of site and function, not yet listening. */
export function createSiteServer({ files, app, log }: SiteServerOptions): Server {
  const serveFunction = getRequestListener(app.fetch);

  const answerFile = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const address = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    const file = address === notFoundAddress ? undefined : files.find(address);
    if (file) return sendFile(file instanceof Promise ? await file : file, request, response);

    log.warn(`404 ${pathname.replace(/\p{Cc}/gu, '').slice(0, 500)}`);
    const page = await files.find(notFoundAddress);
    if (page) return sendFile(page, request, response, 404);
    return answerText(response, 404, 'Página não encontrada.');
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(files.headers())) response.setHeader(name, value);
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');

    if (pathname.startsWith('/functions/')) {
      void serveFunction(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerText(response, 405, 'Este endereço só aceita os métodos GET e HEAD.');
      return;
    }
    answerFile(request, response, pathname).catch((error: NodeJS.ErrnoException) => {
      // A file can go between being listed and being read, while the site is built anew.
      log.error(`${pathname}: ${error.code ?? error.name}`);
      answerText(response, 503, 'O site está sendo atualizado. Tente novamente em instantes.');
    });
  };

  return createServer({ ...timeouts, connectionsCheckingInterval: 500 }, answer);
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(text);
}
