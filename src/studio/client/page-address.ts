import { brandQuery } from '#app/dev/brand-query.ts';
import type { BrandState } from '../api-types.ts';

/** Where the development server shows a page of a brand, also of one with a domain of its own. */
export const pageAddress = ({ id, domain }: BrandState, path: string): string =>
  domain === undefined ? path : `${path}?${brandQuery}=${id}`;
