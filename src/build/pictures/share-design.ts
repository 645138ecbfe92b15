import type { Theme } from '#schema/base-theme.ts';
import { faceOf, faces, weightOf } from './fonts.ts';
import { isMark } from './logo.ts';
import { box, image, type Shape } from './shape.ts';

/** In pixels: what every network shows whole. WhatsApp's small form shows the middle square of it. */
export const shareSize = { width: 1200, height: 630 };

/** In pixels: the words keep within that square. */
const column = 576;

export interface ShareContent {
  name: string;
  title: string;
  /** Absent where it cannot be drawn. */
  logo: { src: string; width: number; height: number } | undefined;
  withName: boolean;
  theme: Theme;
}

/** The design of a share image: the brand and the title in the middle, the brand's shapes at the sides. */
export function designShareImage(content: ShareContent): Shape {
  const { color } = content.theme;
  return box(
    {
      position: 'relative',
      ...shareSize,
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      background: color.paper,
      color: color.ink,
      overflow: 'hidden',
    },
    [
      ...sides(content),
      lockup(content),
      headline(content),
      box({ width: 72, height: 8, marginTop: 36, borderRadius: 4, background: color.accent }, []),
    ],
  );
}

function sides({ theme: { color } }: ShareContent): Shape[] {
  return [disc(color.primary, 300, 20, 560), disc(color.accent, 210, 1240, 40)];
}

const disc = (background: string, radius: number, x: number, y: number): Shape =>
  box(
    {
      position: 'absolute',
      left: x - radius,
      top: y - radius,
      width: radius * 2,
      height: radius * 2,
      borderRadius: radius,
      background,
    },
    [],
  );

/** The logo, and the name beside it where the logo does not say it. */
function lockup({ name, logo, withName, theme: { font } }: ShareContent): Shape {
  const face = faceOf(font.display);
  const height = logo && isMark(logo) ? 88 : 84;
  const width = logo ? Math.min(withName ? 280 : 440, (height * logo.width) / logo.height) : 0;
  return box({ alignItems: 'center', justifyContent: 'center', width: column, marginBottom: 36 }, [
    ...(logo ? [image(logo.src, { width, height: (width * logo.height) / logo.width, flexShrink: 0 })] : []),
    ...(withName || !logo
      ? [
          box(
            {
              display: 'block',
              maxWidth: column - width - 24,
              marginLeft: logo ? 24 : 0,
              fontFamily: faces[face].family,
              fontSize: name.length > 40 ? 24 : name.length > 24 ? 28 : 38,
              fontWeight: weightOf(face, font.displayWeight),
              lineHeight: 1.15,
              lineClamp: 3,
              wordBreak: 'break-word',
            },
            name,
          ),
        ]
      : []),
  ]);
}

function headline({ title, theme: { font } }: ShareContent): Shape {
  const face = faceOf(font.display);
  const isUpper = font.displayCase === 'uppercase';
  // How wide a letter is, in em.
  const advance = (face === 'serif' ? 0.5 : 0.56) * (isUpper ? 1.25 : 1);
  return box(
    {
      display: 'block',
      width: column,
      textAlign: 'center',
      fontFamily: faces[face].family,
      fontSize: titleSize(title, advance),
      fontWeight: weightOf(face, font.displayWeight),
      letterSpacing: font.displayTracking,
      lineHeight: 1.1,
      lineClamp: 6,
      textTransform: isUpper ? 'uppercase' : 'none',
      // A balanced line may break inside a word where any line may: only what fits nowhere is broken.
      ...(longestWord(title) * advance * smallest > column
        ? { wordBreak: 'break-word' }
        : { textWrap: 'balance' }),
    },
    title,
  );
}

/** In pixels. */
const smallest = 38;

const longestWord = (title: string): number => Math.max(...title.split(/\s+/).map(({ length }) => length));

/**
 * In pixels: as large as four lines and the longest word allow.
 * @param advance how wide a letter is, in em
 */
function titleSize(title: string, advance: number): number {
  const bySpace = Math.sqrt((column * 300) / (title.length * advance * 1.1 * 1.25));
  return Math.round(Math.max(smallest, Math.min(84, bySpace, column / (longestWord(title) * advance))));
}
