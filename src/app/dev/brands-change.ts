/** What the development server tells the open pages each time a brand's file changed. */
export interface BrandsChange {
  /** What is wrong now, as an operator reads it; absent where the site is sound. */
  fault?: string | undefined;
}

export const brandsChanged = 'brands:changed';

/** Names the tag of a page that tells what is wrong at the moment it opens. */
export const faultName = 'brands-fault';
