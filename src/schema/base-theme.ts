/**
 * The theme a brand starts from: every token a brand may change, with a neutral value. The CSS variables
 * are named after these keys; a brand's `theme` is a partial of this shape.
 */
export const baseTheme = {
  color: {
    paper: '#f7f8fa',
    surface: '#ffffff',
    ink: '#15181d',
    muted: '#545c68',
    line: '#dde1e7',
    primary: '#22456e',
    onPrimary: '#ffffff',
    accent: '#b4531f',
    onAccent: '#ffffff',
    band: '#15202e',
    onBand: '#eef3f9',
  },
  font: {
    display: 'system-ui, sans-serif',
    body: 'system-ui, sans-serif',
    displayWeight: '700',
    displayTracking: '-0.02em',
    displayCase: 'none',
  },
  radius: { control: '8px', card: '12px' },
};

export type Theme = typeof baseTheme;
