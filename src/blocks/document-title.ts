import type { PageData } from './page-data.ts';
import type { View } from './views.ts';

/** What a page or view is called where the brand is not named. */
export const viewTitle = ({ page }: PageData, view: View | undefined): string =>
  view ? `${view.title} · ${page.title}` : page.title;

/** What the browser's tab says. */
export const documentTitle = (data: PageData, view: View | undefined): string =>
  `${viewTitle(data, view)} | ${data.brand.name}`;
