import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import { assetsFolder, manifestFile } from '#schema/render-manifest.ts';
import { hostName } from '#schema/host-name.ts';
import type { Settings } from '#schema/settings.ts';
import { movedAddress, readListing, type ListedFile, type ListedSite } from './site-listing.ts';

/** A file as it goes over the wire, each encoding with an ETag of its own. */
export interface StoredFile {
  type: string;
  /** Its own, besides those of every answer. */
  headers: Record<string, string>;
  /** Whether its name changes with its content. */
  immutable: boolean;
  identity: StoredBody;
  br?: StoredBody;
  gzip?: StoredBody;
}

type StoredEncoding = 'identity' | 'br' | 'gzip';

export interface StoredBody {
  bytes: Buffer;
  etag: string;
}

/** One site of the build: the one that brands share, or that of a domain. */
export interface ServedSite {
  /** Of every answer. */
  headers: Record<string, string>;
  /** The file at an address, at once where it is in memory. */
  find(address: string): StoredFile | Promise<StoredFile> | undefined;
  /** The whole address on another site to which an address of this one moved. */
  moved(address: string): string | undefined;
}

export interface FileStore {
  /** The site of a host, as the request's `Host` names it; nothing where unknown hosts are refused. */
  siteOf(host: string | undefined): ServedSite | undefined;
  /** Called each time the site was drawn anew, once the store has forgotten the old files. */
  onChange(listener: () => void): void;
  close(): void;
}

/** Bytes of files kept in memory. */
const memory = 64 * 1024 * 1024;

/**
 * What the renderer wrote, and nothing else: a path that its manifest does not list cannot be reached. Files
 * are read when first asked for and kept while there is room; once the site is drawn anew, the next request
 * sees it.
 * @throws {StartError} where nothing has been built yet
 */
export async function openFileStore(
  distDir: string,
  unknownHosts: Settings['unknownHosts'] = 'site',
): Promise<FileStore> {
  const loaded = new LRUCache<string, StoredFile>({ maxSize: memory, sizeCalculation: sizeOf });
  const listeners: (() => void)[] = [];
  let listing = await readListing(distDir);

  const load = async (
    site: ListedSite,
    address: string,
    { name, policy }: ListedFile,
  ): Promise<StoredFile> => {
    const listedBefore = listing;
    const immutable = address.startsWith(assetsFolder);
    const headers = {
      ...(immutable ? site.headers.assets : {}),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    };
    const file = { ...(await readStored(path.join(distDir, name))), immutable, headers };
    if (listing === listedBefore) loaded.set(name, file);
    return file;
  };
  const serve = (site: ListedSite): ServedSite => ({
    headers: site.headers.everywhere,
    find: (address) => {
      const listed = site.files.get(address);
      return listed && (loaded.get(listed.name) ?? load(site, address, listed));
    },
    moved: (address) => movedAddress(site, address),
  });
  const reload = async (): Promise<void> => {
    listing = await readListing(distDir);
    loaded.clear();
    for (const listener of listeners) listener();
  };
  const watcher = watch(distDir, (_, name) => {
    if (name === manifestFile) reload().catch((error: unknown) => console.error(error));
  });

  return {
    siteOf: (host) => {
      const site =
        listing.byHost.get(hostName(host)) ?? (unknownHosts === 'site' ? listing.shared : undefined);
      return site && serve(site);
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => watcher.close(),
  };
}

async function readStored(file: string): Promise<Pick<StoredFile, 'type' | StoredEncoding>> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return {
    type: contentType(file),
    identity: toBody(identity),
    ...(br ? { br: toBody(br) } : {}),
    ...(gzip ? { gzip: toBody(gzip) } : {}),
  };
}

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

const toBody = (bytes: Buffer): StoredBody => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

const sizeOf = ({ identity, br, gzip }: StoredFile): number =>
  identity.bytes.length + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0);
