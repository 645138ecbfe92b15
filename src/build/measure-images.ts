import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { findSvgScripts } from '#checks/svg-scripts.ts';
import type { ImageAsset } from '#engine/brand-schema.ts';
import { formatPath, type Fault, type Reading } from '#schema/fault.ts';
import { fail, isMissing } from './file-faults.ts';

const imageTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Reads the images a brand names, wherever it names them, so that a missing one is told with all other faults.
 * @returns the images that could be read, by the path that names them, and the faults of the others
 */
export async function measureImages(
  folder: string,
  id: string,
  file: string,
  config: unknown,
): Promise<{ images: Record<string, ImageAsset>; faults: Fault[] }> {
  const named = findImagePaths(config);
  const results = await Promise.all(
    named.map(({ name, where }) => measureImage(folder, id, name, file, where)),
  );
  return {
    images: Object.fromEntries(
      results.flatMap(({ value }, index) => (value ? [[named[index]?.name, value]] : [])),
    ),
    faults: results.flatMap((result) => result.faults),
  };
}

function findImagePaths(value: unknown, where: PropertyKey[] = []): { name: string; where: PropertyKey[] }[] {
  if (typeof value === 'string') return /^\.\/.+\.\w+$/.test(value) ? [{ name: value, where }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findImagePaths(item, [...where, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findImagePaths(item, [...where, key]));
}

async function measureImage(
  folder: string,
  id: string,
  name: string,
  file: string,
  where: PropertyKey[],
): Promise<Reading<ImageAsset>> {
  const fault = (
    problem: string,
    allowed = 'uma imagem SVG, PNG, JPG, WebP ou AVIF que esteja na pasta da marca',
  ) => fail({ file, path: formatPath(where), problem, allowed });
  const location = path.join(folder, name);
  try {
    const outside = path.relative(await realpath(folder), await realpath(location)).startsWith('..');
    if (outside) return fault(`${name} está fora da pasta da marca`);
    const bytes = await readFile(location);
    const extension = path.extname(name).toLowerCase();
    const type = imageTypes[extension];
    if (!type) return fault(`${name} não é um tipo de imagem conhecido`);
    const scripts = type === 'image/svg+xml' ? findSvgScripts(bytes.toString('utf8')) : [];
    if (scripts.length > 0) {
      return fault(
        `${name} traz código que roda sozinho: ${scripts.join(', ')}`,
        'um SVG só com desenho: exporte-o de novo, sem scripts',
      );
    }
    const { width, height } = imageSize(bytes);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
    const label = path.basename(name, path.extname(name)).replace(/[^\w-]+/g, '-');
    const href = `/assets/${id}/${label}-${hash}${extension}`;
    return { value: { file: location, href, type, width, height, bytes: bytes.length }, faults: [] };
  } catch (error) {
    return fault(
      isMissing(error)
        ? `${name} não existe`
        : `${name} não pôde ser lida: o arquivo está vazio, incompleto ou não é uma imagem deste tipo`,
    );
  }
}
