import { inspectCertificate, type Certificate } from './certificate.ts';

/** What an address answered, after its redirects. */
export interface Probe {
  /** Every address that was tried, the last one being that which answered or failed. */
  chain: string[];
  /** Status of the last answer; absent where there was none. */
  status?: number;
  headers: Headers;
  /** Why there was no answer, as an operator reads it. */
  failure?: string;
  /** Of the last address, where it is https and answered. */
  certificate?: Certificate;
}

const maxRedirects = 10;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Asks an address with GET and reads the answer's head only. All of it takes at most `timeoutMs`. */
export async function probe(url: string, timeoutMs: number): Promise<Probe> {
  const signal = AbortSignal.timeout(timeoutMs);
  const chain = [url];
  let headers = new Headers();
  try {
    for (;;) {
      const here = chain.at(-1) ?? url;
      const response = await fetch(here, {
        redirect: 'manual',
        signal,
        headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; site-doctor)' },
      });
      await response.body?.cancel();
      ({ headers } = response);
      const { status } = response;
      const location = redirectStatuses.has(status) ? headers.get('location') : null;
      if (location === null) {
        const certificate = here.startsWith('https:') ? await inspectCertificate(here, signal) : undefined;
        return { chain, status, headers, ...(certificate ? { certificate } : {}) };
      }
      const next = URL.parse(location, here);
      if (!next || !/^https?:$/.test(next.protocol)) {
        return {
          chain,
          status,
          headers,
          failure: `redireciona para um endereço que não é da web: ${location}`,
        };
      }
      if (chain.includes(next.href) || chain.length > maxRedirects) {
        return { chain: [...chain, next.href], status, headers, failure: 'redireciona sem fim' };
      }
      chain.push(next.href);
    }
  } catch (error) {
    return { chain, headers, failure: describeFailure(error, signal.aborted, timeoutMs) };
  }
}

const failures: Record<string, string> = {
  ENOTFOUND: 'o domínio não existe',
  EAI_AGAIN: 'o domínio não pôde ser consultado',
  ECONNREFUSED: 'o servidor recusou a conexão',
  ECONNRESET: 'o servidor cortou a conexão',
  UND_ERR_SOCKET: 'o servidor cortou a conexão',
  EHOSTUNREACH: 'o servidor não pôde ser alcançado',
  ENETUNREACH: 'o servidor não pôde ser alcançado',
  CERT_HAS_EXPIRED: 'o certificado venceu',
  CERT_NOT_YET_VALID: 'o certificado ainda não vale',
  ERR_TLS_CERT_ALTNAME_INVALID: 'o certificado é de outro domínio',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'o certificado não é de uma autoridade reconhecida',
  SELF_SIGNED_CERT_IN_CHAIN: 'o certificado não é de uma autoridade reconhecida',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'o certificado está incompleto ou não é de uma autoridade reconhecida',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'o certificado não é de uma autoridade reconhecida',
  EPROTO: 'o servidor não fala https',
  ERR_SSL_WRONG_VERSION_NUMBER: 'o servidor não fala https',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'o servidor não fala https',
  HPE_INVALID_CONSTANT: 'a resposta não é de um site',
};

function describeFailure(error: unknown, isTimeout: boolean, timeoutMs: number): string {
  if (!(error instanceof Error)) throw error;
  const codes = [
    error,
    error.cause,
    ...(error.cause instanceof AggregateError ? error.cause.errors : []),
  ].flatMap((cause) => (cause instanceof Error && 'code' in cause ? [String(cause.code)] : []));
  if (isTimeout || codes.some((code) => /TIMEDOUT|TIMEOUT/.test(code))) {
    return `não respondeu em ${(timeoutMs / 1000).toLocaleString('pt-BR')} s`;
  }
  const known = codes.map((code) => failures[code]).find(Boolean);
  return known ?? `a conexão falhou (${codes[0] ?? error.message})`;
}
