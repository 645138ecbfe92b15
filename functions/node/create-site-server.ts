import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { reachableAddress } from '#schema/host-name.ts';
import type { Log } from '../log.ts';
import type { FileStore, ServedSite } from './file-store.ts';
import { sendFile } from './send-file.ts';
import { createStopper, type Stopper } from './stop-server.ts';

export interface SiteServerOptions {
  files: FileStore;
  /** Answers everything below `/functions/` but the two addresses of the server itself. */
  app: { fetch: (request: Request, env: unknown) => Response | Promise<Response> };
  log: Log;
}

export interface SiteServer {
  /** Not yet listening. */
  server: Server;
  stop: Stopper['stop'];
}

/** In ms. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5000 };

/** Of a connection on which nothing moves; longer than a letter may take. In ms. */
const idleTimeout = 30_000;

/** In bytes. */
const maxHeaderSize = 8192;

const notFoundAddress = '/404';

/** Whether the process lives, and whether it takes visitors: not while it stops. No page can have these. */
const healthAddress = '/functions/health';
const readyAddress = '/functions/ready';

/** The server of site and function. */
export function createSiteServer({ files, app, log }: SiteServerOptions): SiteServer {
  const serveFunction = getRequestListener(app.fetch);

  const answerFile = async (
    site: ServedSite,
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ) => {
    const address = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    const file = address === notFoundAddress ? undefined : site.find(address);
    if (file && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answerText(response, 405, 'Este endereço só aceita os métodos GET e HEAD.');
    }
    if (file) return sendFile(file instanceof Promise ? await file : file, request, response);

    const moved = site.moved(address);
    if (moved !== undefined) {
      const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
      const there = reachableAddress(moved, request.headers.host) + query;
      response.setHeader('Location', there);
      return answerText(response, 308, `Esta página agora está em ${there}`);
    }
    log.warn({ path: pathname.replace(/\p{Cc}/gu, '').slice(0, 500) }, 'página não encontrada');
    const page = await site.find(notFoundAddress);
    if (page) return sendFile(page, request, response, 404);
    return answerText(response, 404, 'Página não encontrada.');
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const site = files.siteOf(request.headers.host);
    for (const [name, value] of Object.entries(site?.headers ?? {})) response.setHeader(name, value);
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');

    if (pathname === healthAddress) return answerText(response, 200, 'ok');
    if (pathname === readyAddress)
      return stopper.stopping ? answerText(response, 503, 'encerrando') : answerText(response, 200, 'ok');
    if (!site) return answerText(response, 421, 'Este servidor não atende por este nome.');
    if (pathname.startsWith('/functions/')) {
      void serveFunction(request, response);
      return;
    }
    answerFile(site, request, response, pathname).catch((error: NodeJS.ErrnoException) => {
      // A file can go between being listed and being read, while the site is built anew.
      log.error({ path: pathname, fault: error.code ?? error.name }, 'arquivo listado que não se deixa ler');
      answerText(response, 503, 'O site está sendo atualizado. Tente novamente em instantes.');
    });
  };

  const server = createServer({ ...timeouts, maxHeaderSize, connectionsCheckingInterval: 500 }, answer);
  server.setTimeout(idleTimeout);
  const stopper = createStopper(server);
  return { server, stop: () => stopper.stop() };
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(text);
}
