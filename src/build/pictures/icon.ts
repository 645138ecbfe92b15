import type { Brand } from '#engine/brand-schema.ts';
import { faceOf, faces, loadFonts, weightOf } from './fonts.ts';
import { drawableLogo, isMark, readLogo } from './logo.ts';
import { describePicture, type DrawnPicture } from './picture.ts';
import { box, image, type Shape } from './shape.ts';
import { svgOf, toPng } from './to-png.ts';

/** What an icon is drawn from. */
interface IconContent {
  mark: { src: string; width: number; height: number } | undefined;
  initials: string;
  theme: Pick<Brand['theme'], 'color' | 'font'>;
}

type IconBrand = Pick<Brand, 'id' | 'name' | 'logo' | 'images' | 'theme'>;

/**
 * A brand's square: its logo where that is a mark, or else its initials. All that matters stands within the
 * middle circle, which is what telephones leave of it.
 * @param size in pixels
 */
export function describeIcon(brand: IconBrand, size: number): DrawnPicture {
  const logo = drawableLogo(brand);
  const mark = logo && isMark(logo) ? logo : undefined;
  const content: IconContent = {
    mark: mark && { src: mark.href, width: mark.width, height: mark.height },
    initials: initialsOf(brand.name),
    theme: brand.theme,
  };
  return describePicture(brand.id, 'icone', { width: size, height: size }, content, async () => {
    const [fonts, src] = await Promise.all([loadFonts(), mark && readLogo(mark)]);
    const drawn = { ...content, mark: content.mark && src ? { ...content.mark, src } : undefined };
    return toPng(await svgOf(designIcon(drawn, size), { width: size, height: size }, fonts), size);
  });
}

function designIcon({ mark, initials, theme: { color, font } }: IconContent, size: number): Shape {
  const face = faceOf(font.display);
  const ground = { width: size, height: size, alignItems: 'center', justifyContent: 'center' };
  if (mark) {
    const scale = (size * 0.62) / Math.max(mark.width, mark.height);
    const measures = { width: mark.width * scale, height: mark.height * scale };
    return box({ ...ground, background: color.paper }, [image(mark.src, measures)]);
  }
  return box(
    {
      ...ground,
      background: color.primary,
      color: color.onPrimary,
      fontFamily: faces[face].family,
      fontWeight: weightOf(face, '800'),
      fontSize: size * (initials.length > 1 ? 0.42 : 0.56),
    },
    initials,
  );
}

/** One or two letters: of the first and the last word, without the small ones between. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !/^(?:d[aeo]s?|e)$/i.test(word)) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase() || name.slice(0, 1);
}
