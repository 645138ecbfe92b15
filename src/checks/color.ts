import Color from 'colorjs.io';

/** WCAG 2 AA: the least ratio of text, and of what is drawn rather than read. */
export const contrastMinimum = { text: 4.5, graphic: 3 } as const;

/** The WCAG 2 contrast ratio of two hex colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number =>
  new Color(one).contrastWCAG21(new Color(other));

/** `share` (0 to 1) of `color` over `ground`, as the style sheets mix them. */
export const mixColors = (color: string, ground: string, share: number): string =>
  toHex(new Color(ground).mix(color, share, { space: 'srgb', outputSpace: 'srgb' }));

/** The OKLCH coordinates of a hex colour: lightness 0 to 1, chroma, hue in degrees (0 where it has none). */
export function toOklch(color: string): { lightness: number; chroma: number; hue: number } {
  const [lightness, chroma, hue] = new Color(color).to('oklch').coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** The nearest colour a screen can show, as `#rrggbb`. */
export const fromOklch = (lightness: number, chroma: number, hue: number): string =>
  toHex(new Color('oklch', [lightness, chroma, hue]));

/**
 * The colour nearest to `color`, of its own hue, that reaches `minimum` on every one of `grounds`; black or
 * white where no shade of it does.
 */
export function nearestReadable(color: string, grounds: readonly string[], minimum: number): string {
  const least = (candidate: string) => Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  if (least(color) >= minimum) return color;
  const { lightness, chroma, hue } = toOklch(color);
  for (let step = 0.0025; step <= 1; step += 0.0025) {
    for (const shade of [lightness - step, lightness + step]) {
      if (shade < 0 || shade > 1) continue;
      const candidate = fromOklch(shade, chroma, hue);
      if (least(candidate) >= minimum) return candidate;
    }
  }
  return least('#000000') > least('#ffffff') ? '#000000' : '#ffffff';
}

const toHex = (color: Color): string =>
  color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
