import type { QaBrand } from '../qa/panel-data.ts';
import { pageStates, widths } from '../qa/page-states.ts';
import type { Shot } from './shot.ts';

/** The shots that one window can take: of one page, at one width, with JavaScript or without. */
export type Visit = [Shot, ...Shot[]];

/** Every brand x page x width x state, by the window that takes them; the menu opens on phones. */
export const listVisits = (brands: QaBrand[]): Visit[] =>
  brands.flatMap((brand) =>
    brand.addresses.flatMap((address) =>
      widths.flatMap((width) =>
        [true, false].flatMap((scripted): Visit[] => {
          const [first, ...others] = pageStates
            .filter((state) => state.scripted === scripted && (state.id !== 'menu' || width === widths[0]))
            .map((state) => ({ brand, address, width, state }));
          return first ? [[first, ...others]] : [];
        }),
      ),
    ),
  );
