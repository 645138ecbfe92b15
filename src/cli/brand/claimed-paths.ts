import { z } from 'zod';
import { jobOpeningSchema } from '#blocks/job-opening/schema.ts';
import { pageViews, viewPath } from '#blocks/views.ts';
import type { BrandReading } from '#build/load-site.ts';

/** Addresses that are taken, each with the file whose page or screen it is. */
export type Claims = Map<string, string>;

/** The addresses of every brand; of a faulty one, those that can be told. */
export function claimPaths(readings: BrandReading[]): Claims {
  return new Map(
    readings.flatMap(({ parts: { exported, config, brandFile } }) =>
      (
        config?.pages.flatMap(({ path, blocks }) => [path, ...viewPaths(path, blocks)]) ?? rawPaths(exported)
      ).map((address) => [address, brandFile] as const),
    ),
  );
}

/** Whose address a new brand's page, or one of its screens, would take. */
export function findOwner(claims: Claims, path: string): string | undefined {
  const addresses = [path, ...viewPaths(path, [jobOpeningSchema.parse({ kind: 'job-opening' })])];
  return addresses.map((address) => claims.get(address)).find(Boolean);
}

const viewPaths = (path: string, blocks: Parameters<typeof pageViews>[0]): string[] =>
  pageViews(blocks).map(({ view }) => viewPath(path, view.slug));

const withPaths = z.object({ pages: z.array(z.object({ path: z.string() })) });

const rawPaths = (exported: unknown): string[] =>
  withPaths.safeParse(exported).data?.pages.map(({ path }) => path) ?? [];
