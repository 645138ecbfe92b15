import { createTheme } from 'styled-components';
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
    gutter: 'clamp(1.25rem, 0.5rem + 3.5vw, 3.5rem)',
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

const contract = createTheme({ ...baseTheme, ...scale }, { prefix: 't' });

/** Declares every token as a CSS variable, from the brand's theme. */
export const ThemeVariables = contract.GlobalStyle;

/** Every token as a reference to its variable, without the fallback value the library would repeat at each use. */
export const theme = referTo(contract.vars);

/** What `ThemeProvider` takes for a brand. */
export const createBrandTheme = (brand: Theme) => ({ ...scale, ...brand });

function referTo<T extends object>(names: T): T {
  const entries = Object.entries(names).map(([key, name]: [string, unknown]) => [
    key,
    typeof name === 'object' && name !== null ? referTo(name) : `var(${String(name)})`,
  ]);
  return Object.fromEntries(entries) as T;
}
