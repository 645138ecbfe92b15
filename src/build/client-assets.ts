import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { IslandName } from '#blocks/islands.ts';

/** The engine's scripts as a page refers to them. */
export interface ClientAssets {
  /** The markup that runs the boot script. */
  bootScript: string;
  /** Address of the application's entry. */
  entry: string;
  /** Whether what the hydration of these islands loads knows a component by this id. */
  knownTo: (names: IslandName[]) => (id: string) => boolean;
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
  const componentIds = await readComponentIds(clientDir);
  const findChunks = (names: IslandName[]) => {
    const sources = [entrySource, ...names.map((name) => islandSources[name])];
    return [...new Set(sources.flatMap((source) => filesOf(manifest, source)))];
  };
  // Few islands are ever together, and every page asks.
  const found = new Map<string, string[]>();
  const chunksFor = (names: IslandName[]): string[] => {
    const key = names.join();
    const chunks = found.get(key) ?? findChunks(names);
    found.set(key, chunks);
    return chunks;
  };
  const boot = await readFile(path.join(clientDir, chunkOf(manifest, bootSource).file), 'utf8');
  return {
    bootScript: `<script type="module">${boot.trim()}</script>`,
    entry: `/${entry.file}`,
    knownTo: (names) => {
      const known = names.length === 0 ? [] : chunksFor(names).map((chunk) => componentIds.get(chunk));
      return (id) => known.some((ids) => ids?.has(id));
    },
    chunksFor,
  };
}

/**
 * By the script they stand in: the compiler gives each styled component an id that stands in the script as it
 * stands in the page.
 */
async function readComponentIds(clientDir: string): Promise<Map<string, Set<string>>> {
  const dir = path.join(clientDir, 'assets');
  const names = (await readdir(dir)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Set<string>]> => {
        const script = await readFile(path.join(dir, name), 'utf8');
        return [`/assets/${name}`, new Set(script.match(/\bsc-[a-z0-9]+-\d+\b/g) ?? [])];
      }),
    ),
  );
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
