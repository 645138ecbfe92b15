import type { QaBrand } from '../qa/panel-data.ts';
import type { PageState } from '../qa/page-states.ts';

/** One picture to take: a page of a brand, at a width in CSS pixels, in a state. */
export interface Shot {
  brand: QaBrand;
  address: string;
  width: number;
  state: PageState;
}

/** What a picture is called, the same from run to run. */
export const shotFile = ({ brand, address, width, state }: Shot): string =>
  `${brand.id}${address === '/' ? '' : address}`.replaceAll('/', '+') + `@${width}-${state.id}.png`;
