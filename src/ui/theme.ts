import { baseTheme, type Theme } from '#schema/base-theme.ts';

/** Sizes shared by every brand. Text and section spacing grow with the view; steps are in rem. */
const scale = {
  space: {
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2.25rem',
    xxl: '3.5rem',
    section: 'clamp(4rem, 2.75rem + 4.6vw, 7rem)',
    gutter: 'min(clamp(1.25rem, 0.5rem + 3.5vw, 3.5rem), 6vw)',
  },
  text: {
    small: '0.875rem',
    base: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
    title: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.375rem)',
    heading: 'clamp(2rem, 1.55rem + 2vw, 3.25rem)',
    display: 'clamp(2.625rem, 1.7rem + 4.4vw, 5.25rem)',
  },
  /** WhatsApp's green, darkened until white passes on it. */
  whatsapp: { ground: '#0e7a4f', mark: '#ffffff' },
  size: {
    page: '74rem',
    prose: '38rem',
    header: '4.5rem',
    control: '3.25rem',
    map: '12rem',
    frame: '800px',
  },
};

/** The view widths at which a layout changes, in media queries. */
export const wide = '@media (min-width: 62rem)';
export const medium = '@media (min-width: 40rem)';
export const motion = '@media (prefers-reduced-motion: no-preference)';

/** Every token as a reference to its CSS variable: `theme.color.ink` is `var(--color-ink)`. */
export const theme = mapTokens({ ...baseTheme, ...scale }, (name) => `var(${name})`);

/** The CSS that gives every variable its value for a brand. */
export function themeVariables(brand: Theme): string {
  const declarations: string[] = [];
  mapTokens({ ...scale, ...brand }, (name, value) => declarations.push(`${name}:${value}`));
  return `:root{${declarations.join(';')}}`;
}

type Tokens = Record<string, Record<string, string | number>>;

function mapTokens<T extends Tokens>(
  tokens: T,
  map: (name: string, value: string | number) => unknown,
): { [Group in keyof T]: { [Token in keyof T[Group]]: string } } {
  const mapGroup = ([group, values]: [string, Tokens[string]]) => [
    group,
    Object.fromEntries(
      Object.entries(values).map(([token, value]) => [token, map(`--${group}-${token}`, value)]),
    ),
  ];
  return Object.fromEntries(Object.entries(tokens).map(mapGroup)) as ReturnType<typeof mapTokens<T>>;
}
