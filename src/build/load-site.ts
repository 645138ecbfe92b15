import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandSchema, type Site } from '#engine/brand-schema.ts';
import { checkSite, type BrandSource } from '#engine/check-site.ts';
import { ConfigError, type Reading } from '#schema/fault.ts';
import { parseWithFaults } from '#schema/find-faults.ts';
import { measureImages } from './measure-images.ts';
import { displayPath, fail, firstLine, isMissing } from './file-faults.ts';
import { readLinks } from './read-links.ts';

/**
 * Reads every brand folder of `brandsDir`, in plain Node.
 * @param siteUrl public origin that overrides the one in the brand that owns `/`
 * @throws {ConfigError} with every fault of every brand
 */
export async function loadSite(brandsDir: string, siteUrl?: string): Promise<Site> {
  const folders = (await readdir(brandsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
  const loaded = await Promise.all(folders.map((id) => loadBrand(brandsDir, id)));
  const sources = loaded.flatMap(({ value }) => value ?? []);
  const faults = loaded.flatMap((result) => result.faults);
  if (faults.length > 0)
    throw new ConfigError([...faults, ...checkSite(sources).filter(({ file }) => file !== 'brands')]);
  const siteFaults = checkSite(sources);
  if (siteFaults.length > 0) throw new ConfigError(siteFaults);

  const brands = sources.map(({ brand }) => brand);
  const home = brands.find(({ pages }) => pages.some((page) => page.path === '/'));
  if (home?.origin === undefined) throw new Error('checkSite let a site without a home brand through');
  return { origin: siteUrl ?? home.origin, brands, home };
}

async function loadBrand(brandsDir: string, id: string): Promise<Reading<BrandSource>> {
  const folder = path.join(brandsDir, id);
  const brandFile = displayPath(path.join(folder, 'brand.ts'));
  const linksFile = displayPath(path.join(folder, 'links.json'));
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    return fail({
      file: displayPath(folder),
      path: '',
      problem: 'o nome da pasta não serve de identificação da marca',
      allowed: 'letras minúsculas sem acento, algarismos e hífens',
    });
  }

  const [config, links] = await Promise.all([importBrand(folder, brandFile), readLinks(folder, linksFile)]);
  if (config.value === undefined) return { value: undefined, faults: [...config.faults, ...links.faults] };
  const images = await measureImages(folder, id, brandFile, config.value.export);
  const parsed = parseWithFaults(brandSchema, config.value.export, { file: brandFile });
  if (!parsed.value || !images.value || !links.value) {
    return { value: undefined, faults: [...parsed.faults, ...images.faults, ...links.faults] };
  }
  const brand = { ...parsed.value, id, links: links.value, images: images.value };
  return { value: { brand, brandFile, linksFile }, faults: [] };
}

async function importBrand(folder: string, file: string): Promise<Reading<{ export: unknown }>> {
  const location = path.join(folder, 'brand.ts');
  try {
    const { mtimeMs } = await stat(location);
    // The query makes Node read the file again after an edit; its module cache knows only addresses.
    const module = (await import(
      /* @vite-ignore */ `${pathToFileURL(location).href}?v=${mtimeMs}`
    )) as object;
    if ('default' in module) return { value: { export: module.default }, faults: [] };
    return fail({
      file,
      path: '',
      problem: 'o arquivo não tem export default',
      allowed: 'export default defineBrand({ … })',
    });
  } catch (error) {
    return fail({
      file,
      path: '',
      problem: isMissing(error) ? 'o arquivo não existe' : `o arquivo não pôde ser lido: ${firstLine(error)}`,
      allowed: 'um arquivo TypeScript com export default defineBrand({ … })',
    });
  }
}
