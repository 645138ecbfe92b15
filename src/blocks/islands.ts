import type { ComponentType } from 'react';

/** The parts of blocks that come alive in the browser, each fetched only by a page that has it. */
export const islandLoaders = {
  'contact-form': async () => (await import('./contact/ContactForm.tsx')).ContactForm,
  'job-opening': async () => (await import('./job-opening/JobOpeningIsland.tsx')).JobOpeningIsland,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islandLoaders;

/** What an island is given: JSON, since it travels inside the page. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islandLoaders)[Name]>> extends ComponentType<infer Props> ? Props : never;
