/** What the development server tells the open pages each time a brand's file changed. */
export interface BrandsChange {
  /** What is wrong now, as an operator reads it; absent where the site is sound. */
  fault?: string | undefined;
}

export const brandsChanged = 'brands:changed';
