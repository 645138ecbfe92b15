import type { Font } from 'satori';
import { faces, fontFiles } from './fonts.ts';
import type { Shape } from './shape.ts';

// What draws is loaded with the first drawing: most builds draw nothing.

/** Lays a design out, with its text as outlines. */
export async function svgOf(
  design: Shape,
  size: { width: number; height: number },
  fonts: Font[],
): Promise<string> {
  const { default: satori } = await import('satori');
  return satori(design as Parameters<typeof satori>[0], { ...size, fonts });
}

/** Text of a logo is set in the fonts that come along, so that every machine draws the same. */
const font = {
  fontFiles,
  loadSystemFonts: false,
  defaultFontFamily: faces.sans.family,
  sansSerifFamily: faces.sans.family,
  serifFamily: faces.serif.family,
};

/**
 * An SVG document that covers its whole ground as a PNG without transparency, which some readers show black.
 * @param width in pixels
 */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  const [{ PNG }, { renderAsync }] = await Promise.all([import('pngjs'), import('@resvg/resvg-js')]);
  const raster = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } });
  const png = new PNG({ width, height: raster.height });
  png.data = raster.pixels;
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true, deflateLevel: 9 });
}
