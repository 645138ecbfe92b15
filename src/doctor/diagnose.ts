import pLimit from 'p-limit';
import { isReserved, type Address } from './addresses.ts';
import { findSiteFile } from './site-file.ts';
import { judge, type Verdict } from './judge.ts';
import { hasNetwork, type Lookup } from './network.ts';
import { probe, type Probe } from './probe.ts';

export interface DiagnoseOptions {
  /** Origin of the pages that show the frames; without it, framing stays unknown. */
  siteOrigin: string | undefined;
  /** Folder of what the site serves besides its pages. */
  publicDir: string;
  /** Addresses of the site's own pages. */
  pagePaths: readonly string[];
  /** Most addresses tried at once. */
  concurrency?: number;
  /** Bound of one address with all of its redirects, in milliseconds. */
  timeoutMs?: number;
  lookup?: Lookup;
  onProgress?: (done: number, total: number) => void;
}

export interface Diagnosis {
  /** False where nothing could be reached: the addresses were then not tried. */
  network: boolean;
  /** One for each address, in the order they came. */
  verdicts: Verdict[];
}

/** Tries every address once, however many brands share it. */
export async function diagnose(addresses: Address[], options: DiagnoseOptions): Promise<Diagnosis> {
  const { concurrency = 8, timeoutMs = 10_000, onProgress } = options;
  const remote = [...new Set(addresses.filter(isRemote).map(({ url }) => url))];
  const network = await hasNetwork(remote, options.lookup);

  const limit = pLimit(concurrency);
  let done = 0;
  const probes = new Map<string, Probe>();
  if (network) {
    await Promise.all(
      remote.map((url) =>
        limit(async () => {
          probes.set(url, await probe(url, timeoutMs));
          onProgress?.((done += 1), remote.length);
        }),
      ),
    );
  }

  const verdicts = addresses.map((address): Verdict => {
    if (address.url.startsWith('/')) {
      const isServed =
        options.pagePaths.includes(address.url) || findSiteFile(options.publicDir, address.url);
      return isServed
        ? { ...address, verdict: 'ok', notes: [] }
        : {
            ...address,
            verdict: 'broken',
            notes: ['o site não tem este endereço, nem um arquivo em public/'],
          };
    }
    if (isReserved(address.url)) {
      return {
        ...address,
        verdict: 'example',
        notes: [],
      };
    }
    const result = probes.get(address.url);
    return result
      ? judge(address, result, address.siteOrigin ?? options.siteOrigin)
      : { ...address, verdict: 'unknown', notes: ['sem rede: não foi verificado'] };
  });
  return { network, verdicts };
}

const isRemote = ({ url }: Address): boolean => !url.startsWith('/') && !isReserved(url);
