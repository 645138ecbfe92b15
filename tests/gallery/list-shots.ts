import type { QaBrand } from '../qa/panel-data.ts';
import { pageStates, widths } from '../qa/page-states.ts';
import type { Shot } from './shot.ts';

/** Every brand x page x width x state; the menu opens on phones. */
export const listShots = (brands: QaBrand[]): Shot[] =>
  brands.flatMap((brand) =>
    brand.addresses.flatMap((address) =>
      widths.flatMap((width) =>
        pageStates
          .filter(({ id }) => id !== 'menu' || width === widths[0])
          .map((state) => ({ brand, address, width, state })),
      ),
    ),
  );
