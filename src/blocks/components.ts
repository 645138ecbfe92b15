import type { ComponentType } from 'react';
import type { BlockProps } from './page-data.ts';
import type { BlockKind } from './schemas.ts';

/** The component of every kind, each fetched only by the pages that draw it. */
const loaders: { [Kind in BlockKind]: () => Promise<ComponentType<BlockProps<Kind>>> } = {
  hero: async () => (await import('./hero/Hero.tsx')).Hero,
  about: async () => (await import('./about/About.tsx')).About,
  cards: async () => (await import('./cards/Cards.tsx')).Cards,
  steps: async () => (await import('./steps/Steps.tsx')).Steps,
  checklist: async () => (await import('./checklist/Checklist.tsx')).Checklist,
  contact: async () => (await import('./contact/Contact.tsx')).Contact,
  'job-opening': async () => (await import('./job-opening/JobOpening.tsx')).JobOpening,
  'not-found': async () => (await import('./not-found/NotFound.tsx')).NotFound,
};

export const blockKinds = Object.keys(loaders) as BlockKind[];

/** A component that draws any block of the kind it was loaded for. */
export type BlockComponent = ComponentType<BlockProps<BlockKind>>;

export type BlockComponents = Partial<Record<BlockKind, BlockComponent>>;

/** Fetches the components of the given kinds. */
export async function loadBlocks(kinds: Iterable<BlockKind>): Promise<BlockComponents> {
  const unique = [...new Set(kinds)];
  const components = await Promise.all(unique.map(async (kind) => (await loaders[kind]()) as BlockComponent));
  return Object.fromEntries(unique.map((kind, index) => [kind, components[index]]));
}
