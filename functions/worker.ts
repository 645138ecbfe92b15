import site from 'worker-site';
import { createApp } from './send-contact-email/app.ts';
import { createWorkerMailer } from './worker/worker-mailer.ts';

/** What `wrangler.jsonc` binds, and the secret `SMTP_URL`. */
interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  CONTACT_LIMIT: { limit: (options: { key: string }) => Promise<{ success: boolean }> };
  ANON_KEY: string;
  SMTP_URL: string;
}

const notFoundAddress = '/404';

const brands = {
  defaultBrand: site.defaultBrand,
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
  if (request.method === 'POST') {
    const { success } = await env.CONTACT_LIMIT.limit({
      key: request.headers.get('cf-connecting-ip') ?? '',
    });
    if (!success) return tooMany();
  }
  const mailer = createWorkerMailer(env.SMTP_URL);
  return createApp({ brands, anonKey: env.ANON_KEY, mailer, log: console }).fetch(request);
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

const tooMany = (): Response =>
  Response.json(
    { success: false, error: 'Recebemos mensagens demais deste endereço. Tente novamente em um minuto.' },
    { status: 429, headers: { 'Retry-After': '60', 'Access-Control-Allow-Origin': '*' } },
  );
