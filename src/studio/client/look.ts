/** The studio's own look: neutral, so that every brand stands out on it. */
export const look = {
  ground: '#f4f3ef',
  surface: '#ffffff',
  sunken: '#eae8e1',
  ink: '#16171d',
  soft: '#5a5c68',
  line: '#dedbd1',
  accent: '#3d3bdb',
  onAccent: '#ffffff',
  accentSoft: '#ecebfd',
  side: '#14151a',
  sideRaised: '#22242c',
  sideInk: '#f5f5f7',
  sideSoft: '#a3a5b1',
  good: '#0d6b45',
  goodSoft: '#dff2e8',
  warning: '#7d5200',
  warningSoft: '#fcefd0',
  bad: '#ad241c',
  badSoft: '#fbe5e3',
  shadow: '0 1px 2px rgb(20 21 26 / 6%), 0 12px 32px -16px rgb(20 21 26 / 22%)',
  radius: '14px',
  control: '9px',
  body: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, monospace",
} as const;

/** Where the list of brands moves above the content. */
export const narrow = '@media (max-width: 60rem)';

/** The tone of what is said of something. */
export type Tone = 'good' | 'warning' | 'bad' | 'neutral';

export const toneInk = { good: look.good, warning: look.warning, bad: look.bad, neutral: look.soft } as const;
export const toneGround = {
  good: look.goodSoft,
  warning: look.warningSoft,
  bad: look.badSoft,
  neutral: look.sunken,
} as const;
