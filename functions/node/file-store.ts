import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import {
  assetsFolder,
  fileAddress,
  manifestFile,
  siteFolder,
  type RenderManifest,
  type SiteHeaders,
} from '#schema/render-manifest.ts';
import { StartError } from './start-error.ts';

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

export interface FileStore {
  /** Of every answer. */
  headers(): Record<string, string>;
  /** The file at an address, at once where it is in memory. */
  find(address: string): StoredFile | Promise<StoredFile> | undefined;
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
export async function openFileStore(distDir: string): Promise<FileStore> {
  const siteDir = path.join(distDir, siteFolder);
  const loaded = new LRUCache<string, StoredFile>({ maxSize: memory, sizeCalculation: sizeOf });
  const listeners: (() => void)[] = [];
  let listing = await readListing(distDir);

  const load = async (address: string, { name, policy }: ListedFile): Promise<StoredFile> => {
    const listedBefore = listing;
    const immutable = address.startsWith(assetsFolder);
    const headers = {
      ...(immutable ? listing.headers.assets : {}),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    };
    const file = { ...(await readStored(path.join(siteDir, name))), immutable, headers };
    if (listing === listedBefore) loaded.set(address, file);
    return file;
  };
  const reload = async (): Promise<void> => {
    listing = await readListing(distDir);
    loaded.clear();
    for (const listener of listeners) listener();
  };
  const watcher = watch(distDir, (_, name) => {
    if (name === manifestFile) reload().catch((error: unknown) => console.error(error));
  });

  return {
    headers: () => listing.headers.everywhere,
    find: (address) => {
      const listed = listing.files.get(address);
      return listed && (loaded.get(address) ?? load(address, listed));
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => watcher.close(),
  };
}

interface ListedFile {
  /** Relative to the site's folder. */
  name: string;
  /** A page's Content-Security-Policy. */
  policy?: string;
}

async function readListing(
  distDir: string,
): Promise<{ headers: SiteHeaders; files: Map<string, ListedFile> }> {
  const text = await readFile(path.join(distDir, manifestFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new StartError('O site ainda não foi construído: rode npm run build antes.');
    },
  );
  const { headers, engineFiles, enginePages, brands } = JSON.parse(text) as RenderManifest;
  const images = Object.values(brands).flatMap((brand) => brand.images);
  const pages = [enginePages, ...Object.values(brands).map((brand) => brand.pages)].flatMap(Object.entries);
  const listed: ListedFile[] = [
    ...[...engineFiles, ...images].map((name) => ({ name })),
    ...pages.map(([name, policy]) => ({ name, policy })),
  ];
  return { headers, files: new Map(listed.map((file) => [fileAddress(file.name), file])) };
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
