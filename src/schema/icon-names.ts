/** The icons a brand may name; `src/ui/Icon.tsx` draws them. */
export const iconNames = [
  'adjustments',
  'briefcase',
  'chart',
  'chat',
  'checks',
  'compass',
  'handshake',
  'heart',
  'rocket',
  'search',
  'shield',
  'target',
  'users',
] as const;

export type IconName = (typeof iconNames)[number];
