import {
  contrastMinimum,
  contrastOf,
  fromOklch,
  mixColors,
  nearestReadable,
  toOklch,
} from '#checks/color.ts';
import type { Theme } from '#schema/base-theme.ts';

const { text } = contrastMinimum;

/**
 * A whole set of readable colours around a brand's main one: on light paper where the colour can be read
 * there, on dark paper where it is too light for that. The main colour is kept as it is whenever it can be.
 * @param primary hex colour
 * @param accent hex colour; without it, the hue across the wheel
 */
export function derivePalette(primary: string, accent?: string): Theme['color'] {
  const { chroma, hue } = toOklch(primary);
  const isLight = contrastOf(primary, '#ffffff') >= contrastOf(primary, '#0c0f16');
  // Tints carry the brand's hue, and of its chroma no more than a ground can bear.
  const tint = (lightness: number, most: number) => fromOklch(lightness, Math.min(chroma, most), hue);
  const paper = isLight ? tint(0.982, 0.006) : tint(0.17, 0.02);
  const surface = isLight ? '#ffffff' : tint(0.22, 0.025);
  const main = nearestReadable(toHexPair(primary), [paper, surface], text);
  const grounds = [paper, surface, mixColors(main, paper, 0.06)];
  const ink = nearestReadable(isLight ? tint(0.22, 0.03) : tint(0.97, 0.01), grounds, text);
  const muted = nearestReadable(isLight ? tint(0.46, 0.025) : tint(0.76, 0.03), grounds, text);
  const second = nearestReadable(
    accent ? toHexPair(accent) : fromOklch(isLight ? 0.56 : 0.76, Math.max(chroma, 0.12), (hue + 150) % 360),
    [surface],
    text,
  );
  const band = isLight ? tint(0.28, 0.05) : tint(0.13, 0.02);
  return {
    paper,
    surface,
    ink,
    muted,
    line: isLight ? tint(0.91, 0.012) : tint(0.34, 0.03),
    primary: main,
    onPrimary: readableOn(main),
    accent: second,
    onAccent: readableOn(second),
    band,
    onBand: nearestReadable(tint(0.96, 0.012), [band], text),
  };
}

const readableOn = (ground: string): string =>
  contrastOf('#ffffff', ground) >= text ? '#ffffff' : nearestReadable('#0c0f16', [ground], text);

/** `#abc` as `#aabbcc`. */
const toHexPair = (color: string): string =>
  color.length === 4
    ? color.replaceAll(/[\da-f]/gi, (digit) => digit + digit).toLowerCase()
    : color.toLowerCase();
