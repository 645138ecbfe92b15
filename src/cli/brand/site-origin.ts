import type { BrandReading } from '#build/load-site.ts';

/** Public origin of the site: what the settings say, else what the brand that owns `/` says. */
export const siteOriginOf = (readings: BrandReading[], siteUrl: string | undefined): string | undefined =>
  siteUrl ?? readings.map(({ parts }) => parts.config?.origin).find(Boolean);
