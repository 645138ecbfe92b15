import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as serverEntry from '#app/entry-server.tsx';
import { OperatorError } from '#schema/operator-error.ts';
import { readClientAssets, type ClientAssets } from './client-assets.ts';
import { isMissing } from './file-faults.ts';

/** The bundled engine, ready to draw. */
export interface Engine {
  /** What is copied into every site: scripts, styles, public files. */
  clientDir: string;
  /** Paths of those files, relative to `clientDir`. */
  clientFiles: string[];
  assets: ClientAssets;
  renderPage: typeof serverEntry.renderPage;
  /** Changes with any file that takes part in drawing. */
  fingerprint: string;
}

/** Not all of the engine is in the bundle: documents are put together by these files as they are. */
const sourceDir = path.resolve(import.meta.dirname, '..');

/** @param bundleDir where the bundler wrote `client` and `server` */
export async function loadEngine(bundleDir: string): Promise<Engine> {
  const clientDir = path.join(bundleDir, 'client');
  const serverDir = path.join(bundleDir, 'server');
  const [assets, clientFiles, fingerprint] = await Promise.all([
    readClientAssets(clientDir),
    listFiles(clientDir),
    fingerprintOf([clientDir, serverDir, sourceDir]),
  ]).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new OperatorError('O motor ainda não foi empacotado: rode npm run build antes.');
  });
  // By this React chooses which of its builds draws: the one for development checks everything, in twice the time.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(path.join(serverDir, 'entry-server.js')).href;
  const { renderPage } = (await import(/* @vite-ignore */ entry)) as typeof serverEntry;
  return {
    clientDir,
    clientFiles: clientFiles.filter((file) => !file.startsWith('.vite')),
    assets,
    renderPage,
    fingerprint,
  };
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function fingerprintOf(dirs: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const dir of dirs) {
    for (const file of await listFiles(dir)) hash.update(file).update(await readFile(path.join(dir, file)));
  }
  return hash.digest('base64url');
}
