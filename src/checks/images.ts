import type { BrandConfig, ImageAsset } from '#engine/brand-schema.ts';
import type { Remark } from './finding.ts';

/** In bytes and pixels: what link previews take, and what a page can carry without being felt. */
export const imageLimits = {
  share: { width: 1200, height: 630, minWidth: 300, maxRatio: 4, heavy: 300_000, refused: 600_000 },
  logo: { heavy: 100_000, refused: 1_000_000 },
} as const;

type Images = Record<string, ImageAsset>;

/** Images that are too heavy, and share images that WhatsApp, LinkedIn, Facebook or X would not show. */
export function checkImages(config: BrandConfig, images: Images): Remark[] {
  const shared = [
    { name: config.shareImage, path: ['shareImage'] },
    ...config.pages.map(({ shareImage }, index) => ({
      name: shareImage,
      path: ['pages', index, 'shareImage'],
    })),
  ];
  return [
    ...shared.flatMap(({ name, path }) => {
      const image = name === undefined ? undefined : images[name];
      return image ? checkShareImage(image, path) : [];
    }),
    ...checkLogo(images[config.logo.image]),
  ];
}

function checkShareImage({ type, width, height, bytes }: ImageAsset, path: PropertyKey[]): Remark[] {
  const limits = imageLimits.share;
  const allowed = `PNG ou JPG de ${limits.width}x${limits.height}, até ${inKilobytes(limits.heavy)}`;
  const remark = (severity: Remark['severity'], problem: string): Remark => ({
    severity,
    path,
    problem,
    allowed,
  });
  if (type !== 'image/png' && type !== 'image/jpeg') {
    return [remark('error', 'as redes não mostram imagem de compartilhamento deste tipo')];
  }
  const ratio = width / height;
  const refusedSize = width < limits.minWidth || ratio > limits.maxRatio;
  const ideal = Math.abs(ratio - limits.width / limits.height) < 0.03 && width >= limits.width;
  return [
    ...(refusedSize
      ? [remark('error', `com ${width}x${height}, as redes não mostram a imagem`)]
      : ideal
        ? []
        : [remark('warning', `com ${width}x${height}, a imagem aparece pequena ou cortada ao compartilhar`)]),
    ...checkWeight(bytes, limits, 'o WhatsApp pode não mostrar a imagem', remark),
  ];
}

function checkLogo(image: ImageAsset | undefined): Remark[] {
  if (!image) return [];
  return checkWeight(
    image.bytes,
    imageLimits.logo,
    'toda página demora mais a abrir',
    (severity, problem) => ({
      severity,
      path: ['logo', 'image'],
      problem,
      allowed: `um logotipo de até ${inKilobytes(imageLimits.logo.heavy)}, de preferência SVG`,
    }),
  );
}

function checkWeight(
  bytes: number,
  { heavy, refused }: { heavy: number; refused: number },
  consequence: string,
  remark: (severity: Remark['severity'], problem: string) => Remark,
): Remark[] {
  if (bytes <= heavy) return [];
  return [
    remark(bytes > refused ? 'error' : 'warning', `a imagem tem ${inKilobytes(bytes)}: ${consequence}`),
  ];
}

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} KB`;
