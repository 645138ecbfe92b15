import { z } from 'zod';
import { jobOpeningSchema } from '#blocks/job-opening/schema.ts';
import type { Block } from '#blocks/schemas.ts';
import { pageViews, viewPath } from '#blocks/views.ts';
import type { BrandReading } from '#build/load-site.ts';
import { noticePaths } from '#engine/brand-pages.ts';

/** Addresses that are taken, each with the file whose page or screen it is. */
export type Claims = Map<string, string>;

/** The addresses of every brand; of a faulty one, those that can be told. */
export function claimPaths(readings: BrandReading[]): Claims {
  return new Map(
    readings.flatMap(({ parts: { exported, config, brandFile } }) =>
      // On a domain of its own a brand takes no address of the others.
      config?.domain !== undefined
        ? []
        : (config ? pathsOf(config) : rawPaths(exported)).map((address) => [address, brandFile] as const),
    ),
  );
}

/** Whose address a new brand's page, or one of its screens, would take. */
export function findOwner(claims: Claims, path: string): string | undefined {
  const addresses = pathsOf({ pages: [{ path, blocks: [jobOpeningSchema.parse({ kind: 'job-opening' })] }] });
  return addresses.map((address) => claims.get(address)).find(Boolean);
}

const pathsOf = (brand: { pages: { path: string; blocks: Block[] }[] }): string[] => [
  ...brand.pages.flatMap(({ path, blocks }) => [
    path,
    ...pageViews(blocks).map(({ view }) => viewPath(path, view.slug)),
  ]),
  ...Object.values(noticePaths(brand)),
];

const withPaths = z.object({ pages: z.array(z.object({ path: z.string() })) });

const rawPaths = (exported: unknown): string[] =>
  withPaths.safeParse(exported).data?.pages.map(({ path }) => path) ?? [];
