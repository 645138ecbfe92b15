import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves where the name of a host is known, rejects where it is not. */
export type Lookup = (hostname: string) => Promise<unknown>;

const lookupBoundMs = 4000;

/**
 * Whether any of the addresses can be reached at all: told from the names of their hosts, so that a machine
 * without network says so within seconds instead of waiting for every address.
 */
export async function hasNetwork(urls: readonly string[], lookup: Lookup = systemLookup): Promise<boolean> {
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  if (hosts.length === 0 || hosts.some(isLocal)) return true;
  if (lookup === systemLookup && !hasOuterInterface()) return false;
  const abort = new AbortController();
  const answers = Promise.any(hosts.map((host) => lookup(host))).then(
    () => true,
    () => false,
  );
  const bound = sleep(lookupBoundMs, false, { signal: abort.signal }).catch(() => false);
  try {
    return await Promise.race([answers, bound]);
  } finally {
    abort.abort();
  }
}

const isLocal = (host: string): boolean => host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0;

const hasOuterInterface = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal));
