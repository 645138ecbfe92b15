/** What the development server tells the open pages each time a brand's file changed. */
export interface BrandsChange {
  /** What is wrong now with a brand's pages, as an operator reads it, by the brand; absent where it is sound. */
  faults: Record<string, string | undefined>;
}

export const brandsChanged = 'brands:changed';

/** What a page tells the server once it hears of changes: it may have missed one while it opened. */
export interface PageOpened {
  revision: number;
}

export const pageOpened = 'brands:page-opened';

/** Names the tag of a page that tells whose it is, of which revision, and what is wrong at the moment it opens. */
export const brandName = 'brands-page';
