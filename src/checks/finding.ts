import type { BrandConfig, ImageAsset } from '#engine/brand-schema.ts';
import type { Fault } from '#schema/fault.ts';
import type { Links } from '#schema/links.ts';
import type { Theme } from '#schema/base-theme.ts';

/** An error must be mended before the brand is published; a warning says what could be better. */
export type Severity = 'error' | 'warning';

/** What a check found in a brand, or in the site as a whole. */
export interface Finding extends Fault {
  severity: Severity;
  /** Id of the brand; absent for what belongs to none. */
  brand?: string;
}

/** As much of a brand as could be read: a fault in one part does not keep the others from being checked. */
export interface BrandParts {
  id: string;
  brandFile: string;
  linksFile: string;
  /** What brand.ts exports, sound or not. */
  exported: unknown;
  config: BrandConfig | undefined;
  theme: Theme | undefined;
  links: Links | undefined;
  /** Measured images by the path that names them; those that could not be read are missing. */
  images: Record<string, ImageAsset>;
  /** As `Brand.moved`. */
  moved: Record<string, string>;
}

/** What a single check says: the file is known from what was handed to it. */
export interface Remark {
  severity: Severity;
  path: PropertyKey[];
  problem: string;
  allowed: string;
  suggestion?: string;
}
