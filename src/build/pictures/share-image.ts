import type { Brand } from '#engine/brand-schema.ts';
import { loadFonts } from './fonts.ts';
import { drawableLogo, readLogo } from './logo.ts';
import { describePicture, type DrawnPicture } from './picture.ts';
import { designShareImage, shareSize, type ShareContent } from './share-design.ts';
import { svgOf, toPng } from './to-png.ts';

/** Signs of which the fonts have no drawing. */
const emoji = /[\p{Extended_Pictographic}\uFE0F\u200D]/gu;

/** The share image of a page that brings none. */
export function describeShareImage(
  brand: Pick<Brand, 'id' | 'name' | 'logo' | 'images' | 'theme'>,
  title: string,
): DrawnPicture {
  const logo = drawableLogo(brand);
  const content: ShareContent = {
    name: brand.name.replaceAll(emoji, '').trim(),
    title: title.replaceAll(emoji, '').trim(),
    logo: logo && { src: logo.href, width: logo.width, height: logo.height },
    withName: brand.logo.withName,
    theme: brand.theme,
  };
  return describePicture(brand.id, 'compartilhar', shareSize, content, async () => {
    const [fonts, src] = await Promise.all([loadFonts(), logo && readLogo(logo)]);
    const design = designShareImage({
      ...content,
      logo: content.logo && src ? { ...content.logo, src } : undefined,
    });
    return toPng(await svgOf(design, shareSize, fonts), shareSize.width);
  });
}
