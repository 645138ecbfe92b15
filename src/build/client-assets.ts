import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { BlockKind } from '#blocks/schemas.ts';

/** The engine's scripts as a page refers to them. */
export interface ClientAssets {
  /** The markup that runs the boot script. */
  bootScript: string;
  /** Address of the application's entry. */
  entry: string;
  /** Addresses of everything hydration needs on a page with these blocks. */
  chunksFor: (kinds: Iterable<BlockKind>) => string[];
}

export const entrySource = 'src/app/entry-client.tsx';
export const bootSource = 'src/app/boot/boot.ts';

/** Reads what the bundler wrote. The boot script goes into the page itself: one request less. */
export async function readClientAssets(clientDir: string): Promise<ClientAssets> {
  const manifest = JSON.parse(
    await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = chunkOf(manifest, entrySource);
  const boot = await readFile(path.join(clientDir, chunkOf(manifest, bootSource).file), 'utf8');
  return {
    bootScript: `<script type="module">${boot.trim()}</script>`,
    entry: `/${entry.file}`,
    chunksFor: (kinds) => {
      const sources = [entrySource, ...[...new Set(kinds)].map((kind) => componentSource(manifest, kind))];
      return [...new Set(sources.flatMap((source) => filesOf(manifest, source)))];
    },
  };
}

function componentSource(manifest: Manifest, kind: BlockKind): string {
  const source = Object.keys(manifest).find(
    (key) => key.startsWith(`src/blocks/${kind}/`) && manifest[key]?.isDynamicEntry,
  );
  if (source === undefined) throw new Error(`the bundle has no component for blocks of kind ${kind}`);
  return source;
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the bundle has no ${source}; run the bundler first`);
  return chunk;
}

function filesOf(manifest: Manifest, source: string): string[] {
  const { file, imports = [], css = [] } = chunkOf(manifest, source);
  return [
    `/${file}`,
    ...css.map((name) => `/${name}`),
    ...imports.flatMap((name) => filesOf(manifest, name)),
  ];
}
