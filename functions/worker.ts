import type { Context } from 'hono';
import site from 'worker-site';
import { createKeyedHash } from './keyed-hash.ts';
import type { Log } from './log.ts';
import { createApp } from './send-contact-email/app.ts';
import type { KeyedHash } from './send-contact-email/keyed-hash.ts';
import { createMemoryLedger } from './send-contact-email/ledger.ts';
import type { Limits } from './send-contact-email/limits.ts';
import { createWorkerMailer } from './worker/worker-mailer.ts';

interface RateLimit {
  limit: (options: { key: string }) => Promise<{ success: boolean }>;
}

/** What `wrangler.jsonc` binds, and the secret `SMTP_URL`. */
interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  CONTACT_LIMIT: RateLimit;
  TOTAL_LIMIT: RateLimit;
  ANON_KEY: string;
  SMTP_URL: string;
  /** Secret of the hashes that stand for addresses and messages; without it, one of this isolate alone. */
  HASH_KEY?: string;
}

const notFoundAddress = '/404';

/** As `wrangler.jsonc` sets it for the bindings. In s. */
const limitPeriod = 60;

const brands = {
  sites: () => site.contact,
  find: (id: string) => (Object.hasOwn(site.brands, id) ? site.brands[id] : undefined),
};

/** Site and function on Cloudflare Workers. What stands below `/assets/` does not pass here. */
export default {
  fetch: async (request: Request, env: Env): Promise<Response> => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/functions/')
      ? withHeaders(await answerFunction(request, env))
      : answerPage(request, env, pathname);
  },
};

/** Of this isolate. The secret may only be drawn while a request is answered. */
const ledger = createMemoryLedger();
let hash: KeyedHash | undefined;

const write =
  (level: 'info' | 'warn' | 'error') =>
  (facts: object, msg: string): void =>
    console[level](JSON.stringify({ level, ...facts, msg }));
const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };

const clientAddress = (c: Context) => c.req.header('cf-connecting-ip');

async function answerFunction(request: Request, env: Env): Promise<Response> {
  hash ??= createKeyedHash(env.HASH_KEY);
  const limits: Limits = {
    take: async (limit, key) => {
      const binding = limit === 'all' ? env.TOTAL_LIMIT : env.CONTACT_LIMIT;
      const { success } = await binding.limit({ key: `${limit} ${key}` });
      return success ? undefined : limitPeriod;
    },
  };
  const mailer = createWorkerMailer(env.SMTP_URL);
  const app = createApp({
    brands,
    anonKey: env.ANON_KEY,
    mailer,
    log,
    limits,
    ledger,
    hash,
    clientAddress,
  });
  return app.fetch(request);
}

async function answerPage(request: Request, env: Env, pathname: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return withHeaders(
      new Response('Este endereço só aceita os métodos GET e HEAD.', {
        status: 405,
        headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
      }),
    );
  const found = await env.ASSETS.fetch(request);
  const isMissing = found.status === 404 || pathname === notFoundAddress;
  if (isMissing) log.warn({ path: pathname.slice(0, 500) }, 'página não encontrada');
  const policy = site.policies[isMissing ? notFoundAddress : pathname];
  const response = isMissing ? new Response(found.body, { status: 404, headers: found.headers }) : found;
  return withHeaders(response, policy === undefined ? {} : { 'Content-Security-Policy': policy });
}

/** Those of every answer, then the answer's own, then `more`. */
function withHeaders(response: Response, more: Record<string, string> = {}): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(site.headers.everywhere))
    if (!headers.has(name)) headers.set(name, value);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
