import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Refusal } from '../api-types.ts';

export type StudioEnv = { Bindings: Partial<Pick<HttpBindings, 'incoming'>> };

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Lets only this machine in, by a name that is always this machine: a foreign name that was made to point here
 * carries a foreign Host.
 */
export const requireLoopback: MiddlewareHandler<StudioEnv> = async (c, next) => {
  const address = c.env?.incoming?.socket.remoteAddress;
  const name = URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname;
  if (address === undefined || !localAddresses.has(address))
    return refuse(c, 'O estúdio só atende nesta máquina.');
  if (name === undefined || !localNames.has(name))
    return refuse(c, 'O estúdio só atende em localhost: abra o endereço que npm run dev mostrou.');
  return next();
};

/** Lets only the studio's own page in: no other site's page may ask, and no form may write. */
export const requireSameOrigin: MiddlewareHandler<StudioEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isForeign =
    (origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) return refuse(c, 'O estúdio não responde a páginas de outros sites.');
  const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (writes && !c.req.header('content-type')?.startsWith('application/json'))
    return refuse(c, 'O estúdio só recebe JSON.');
  return next();
};

const refuse = (c: Context, message: string) =>
  c.json({ reason: 'refused', message, findings: [] } satisfies Refusal, 403);
