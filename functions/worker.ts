import site from 'worker-site';
import { createKeyedHash } from './node/keyed-hash.ts';
import { createApp } from './send-contact-email/app.ts';
import type { KeyedHash } from './send-contact-email/keyed-hash.ts';
import { createMemoryLedger } from './send-contact-email/ledger.ts';
import { createWorkerLimits, type RateLimit } from './worker/worker-limits.ts';
import { createWorkerMailer } from './worker/worker-mailer.ts';

/** What `wrangler.jsonc` binds, and the secret `SMTP_URL`. */
interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  CONTACT_LIMIT: RateLimit;
  ANON_KEY: string;
  SMTP_URL: string;
  /** Without it, each of Cloudflare's machines hashes in its own way and counts for itself. */
  HASH_KEY?: string;
}

/** Cloudflare keeps what a worker prints. */
const note = (facts: object, text: string) => console.log(JSON.stringify({ text, ...facts }));

/** What this isolate remembers; another one may send again what was sent twice within moments. */
const ledger = createMemoryLedger();
let hash: KeyedHash | undefined;

const notFoundAddress = '/404';

const brands = {
  defaultBrand: site.defaultBrand,
  origins: site.origins,
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

async function answerFunction(request: Request, env: Env): Promise<Response> {
  const app = createApp({
    brands,
    anonKey: env.ANON_KEY,
    mailer: createWorkerMailer(env.SMTP_URL),
    log: { info: note, warn: note, error: note },
    limits: createWorkerLimits(env.CONTACT_LIMIT),
    ledger,
    hash: (hash ??= createKeyedHash(env.HASH_KEY)),
    clientAddress: (c) => c.req.header('cf-connecting-ip'),
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
  if (isMissing) console.warn(`404 ${pathname.slice(0, 500)}`);
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
