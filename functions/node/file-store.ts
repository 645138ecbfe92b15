import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import { fileAddress, manifestFile, siteFolder, type RenderManifest } from '#schema/render-manifest.ts';
import { StartError } from './start-error.ts';

/** A file as it goes over the wire, each encoding with an ETag of its own. */
export interface StoredFile {
  type: string;
  /** Whether its name changes with its content. */
  immutable: boolean;
  identity: StoredBody;
  br?: StoredBody;
  gzip?: StoredBody;
}

export interface StoredBody {
  bytes: Buffer;
  etag: string;
}

export interface FileStore {
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
  let names = await readNames(distDir);

  const load = async (address: string, name: string): Promise<StoredFile> => {
    const namesBefore = names;
    const file = await readStored(path.join(siteDir, name), address.startsWith('/assets/'));
    if (names === namesBefore) loaded.set(address, file);
    return file;
  };
  const reload = async (): Promise<void> => {
    names = await readNames(distDir);
    loaded.clear();
    for (const listener of listeners) listener();
  };
  const watcher = watch(distDir, (_, name) => {
    if (name === manifestFile) reload().catch((error: unknown) => console.error(error));
  });

  return {
    find: (address) => {
      const name = names.get(address);
      return name === undefined ? undefined : (loaded.get(address) ?? load(address, name));
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => watcher.close(),
  };
}

async function readNames(distDir: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(distDir, manifestFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new StartError('O site ainda não foi construído: rode npm run build antes.');
    },
  );
  const { engineFiles, brands } = JSON.parse(text) as RenderManifest;
  const files = Object.values(brands).flatMap(({ pages, images }) => [...pages, ...images]);
  return new Map([...engineFiles, ...files].map((file) => [fileAddress(file), file]));
}

async function readStored(file: string, immutable: boolean): Promise<StoredFile> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return {
    type: contentType(file),
    immutable,
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
