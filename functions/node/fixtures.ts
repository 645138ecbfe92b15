import { once } from 'node:events';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks for a path exactly as written, which `fetch` would tidy up. With `hang`, the request never ends. */
export async function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    hang = false,
  }: { method?: string; headers?: Record<string, string | number>; body?: string; hang?: boolean } = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(4000);
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false, signal });
  request.flushHeaders();
  if (body) request.write(body);
  if (!hang) request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // The server may cut a hanging request off once it has answered.
  request.on('error', () => {});
  const answer = { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  request.destroy();
  return answer;
}

export const listenOnLoopback = (server: Server): Promise<number> =>
  listen(server, { host: '127.0.0.1', port: 0, setting: 'PORT' });

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
}
