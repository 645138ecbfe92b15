import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { IslandName } from '#blocks/islands.ts';

/** The engine's scripts as a page refers to them. */
export interface ClientAssets {
  /** The markup that runs the boot script. */
  bootScript: string;
  /** Address of the application's entry. */
  entry: string;
  /** Addresses of everything the hydration of these islands needs. */
  chunksFor: (names: IslandName[]) => string[];
}

export const entrySource = 'src/app/entry-client.tsx';
export const bootSource = 'src/app/boot/boot.ts';

const islandSources: Record<IslandName, string> = {
  'contact-form': 'src/blocks/contact/ContactForm.tsx',
  'job-opening': 'src/blocks/job-opening/JobOpeningIsland.tsx',
};

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
    chunksFor: (names) => {
      const sources = [entrySource, ...names.map((name) => islandSources[name])];
      return [...new Set(sources.flatMap((source) => filesOf(manifest, source)))];
    },
  };
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
