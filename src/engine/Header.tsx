import { IconMenu2 } from '@tabler/icons-react';
import type { PageData } from '#blocks/page-data.ts';
import { Bar, Highlight, Home, Item, Items, Layout, Menu, Toggle } from './header-parts.ts';

const menuId = 'menu';

/** How many characters stand side by side in the narrowest bar; each item counts its padding as three. */
const barCapacity = 100;

/**
 * The fixed header. The menu is a popover, so that it opens before any script runs; the boot script adds
 * what a popover lacks, and keeps `aria-expanded` and `aria-current`.
 */
export function Header({ brand, page }: PageData) {
  const { logo, menu, menuAction } = brand;
  const labels = [...menu, ...(menuAction ? [menuAction] : [])].map(({ label }) => label);
  const fitsBar = [brand.name, ...labels].join('...').length <= barCapacity;
  return (
    <Bar>
      <Layout data-bar={fitsBar || undefined}>
        <Home href={brand.homePath} $long={brand.name.length > 28}>
          <img
            src={logo.href}
            width={logo.width}
            height={logo.height}
            alt={logo.withName ? '' : brand.name}
          />
          {logo.withName && brand.name}
        </Home>
        {labels.length > 0 && (
          <>
            <Toggle
              type="button"
              popoverTarget={menuId}
              aria-controls={menuId}
              aria-expanded={false}
              aria-label="Menu"
            >
              <IconMenu2 aria-hidden />
            </Toggle>
            <Menu id={menuId} popover="auto" aria-label="Principal">
              <Items>
                {menu.map(({ label, href }) => (
                  <li key={href}>
                    <Item href={href}>{label}</Item>
                  </li>
                ))}
                {menuAction && (
                  <li>
                    <Highlight
                      href={menuAction.href}
                      aria-current={menuAction.href === page.path ? 'page' : undefined}
                    >
                      {menuAction.label}
                    </Highlight>
                  </li>
                )}
              </Items>
            </Menu>
          </>
        )}
      </Layout>
    </Bar>
  );
}
