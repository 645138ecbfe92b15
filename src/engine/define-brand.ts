import type { BrandInput } from './brand-schema.ts';

/** Gives a brand file its types; the file is parsed when the brand is loaded. */
export const defineBrand = (brand: BrandInput): BrandInput => brand;
