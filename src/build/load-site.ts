import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkBrandId } from '#checks/brand-id.ts';
import type { BrandParts } from '#checks/finding.ts';
import { brandSchema, type Brand, type Site, type SiteFrame } from '#engine/brand-schema.ts';
import { checkSite } from '#engine/check-site.ts';
import { settle } from '#engine/own-domain.ts';
import { ConfigError, type Fault, type Reading } from '#schema/fault.ts';
import { parseWithFaults } from '#schema/find-faults.ts';
import type { Links } from '#schema/links.ts';
import { themeSchema } from '#schema/theme.ts';
import { displayPath } from './file-faults.ts';
import { importBrand } from './import-brand.ts';
import { locateFaults } from './locate-faults.ts';
import { measureImages } from './measure-images.ts';
import { picturesOf } from './pictures/brand-pictures.ts';
import { readLinks } from './read-links.ts';

/** One brand's folder, read: what keeps it from being drawn, and what of it could be understood. */
export interface BrandReading {
  parts: BrandParts;
  /** Absent where a fault keeps it from being drawn. */
  brand: Brand | undefined;
  faults: Fault[];
}

/** All brand folders, read: what can be drawn, and what cannot. */
export interface SiteReading {
  /** Absent where no brand, or more than one, says that it owns `/`. */
  frame: SiteFrame | undefined;
  readings: BrandReading[];
  /** What only all brands together show. */
  siteFaults: Fault[];
}

/**
 * Reads every brand folder of `brandsDir`, in plain Node.
 * @param siteUrl public origin that overrides the one in the brand that owns `/`
 * @throws {ConfigError} with every fault of every brand
 */
export async function loadSite(brandsDir: string, siteUrl?: string): Promise<Site> {
  const { frame, readings, siteFaults } = await readSite(brandsDir, siteUrl);
  const faults = [...readings.flatMap((reading) => reading.faults), ...siteFaults];
  if (faults.length > 0) throw new ConfigError(await locateFaults(faults));

  const brands = readings.flatMap(({ brand }) => brand ?? []);
  const home = brands.find(({ id }) => id === frame?.home.id);
  if (!frame || !home) throw new Error('checkSite let a site without a home brand through');
  return { ...frame, brands, home };
}

/** As `loadSite`, but faults are told instead of thrown. */
export async function readSite(brandsDir: string, siteUrl?: string): Promise<SiteReading> {
  const readings = await readBrands(brandsDir);
  const [owner, ...rivals] = readings.filter(
    ({ parts: { config } }) =>
      config?.domain === undefined && config?.pages.some((page) => page.path === '/'),
  );
  const origin = siteUrl ?? owner?.parts.config?.origin;
  const frame =
    owner && rivals.length === 0 && origin !== undefined
      ? { origin, home: { id: owner.parts.id } }
      : undefined;
  return { frame, readings, siteFaults: findSiteFaults(readings) };
}

/** Reads every brand folder, the faulty ones too, by the folders' names. */
export async function readBrands(brandsDir: string): Promise<BrandReading[]> {
  return Promise.all((await listBrandIds(brandsDir)).map((id) => readBrand(brandsDir, id)));
}

/** The names of the brand folders. */
export async function listBrandIds(brandsDir: string): Promise<string[]> {
  return (await readdir(brandsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

/** What only all brands together show. That nobody owns `/` is left unsaid while a faulty brand may own it. */
export function findSiteFaults(readings: BrandReading[]): Fault[] {
  const sources = readings.flatMap(({ parts: { config, ...parts } }) =>
    config ? [{ ...parts, brand: config }] : [],
  );
  const isComplete = sources.length === readings.length;
  return checkSite(sources).filter(({ file }) => isComplete || file !== 'brands');
}

async function readBrand(brandsDir: string, id: string): Promise<BrandReading> {
  const folder = path.join(brandsDir, id);
  const brandFile = displayPath(path.join(folder, 'brand.ts'));
  const linksFile = displayPath(path.join(folder, 'links.json'));
  const idProblem = checkBrandId(id);
  const [config, links] = await Promise.all([importBrand(folder, brandFile), readLinks(folder, linksFile)]);
  const idFaults = idProblem ? [{ file: displayPath(folder), path: '', ...idProblem }] : [];
  const parts: BrandParts = {
    id,
    brandFile,
    linksFile,
    exported: undefined,
    config: undefined,
    theme: undefined,
    links: undefined,
    images: {},
    moved: {},
  };
  if (config.value === undefined)
    return withLinks({ parts, brand: undefined, faults: [...idFaults, ...config.faults] }, links);

  const exported = config.value.export;
  const { images, faults: imageFaults } = await measureImages(folder, id, brandFile, exported);
  const parsed = parseWithFaults(brandSchema, exported, brandFile);
  const settled = parsed.value && settle(parsed.value);
  const theme = themeSchema.safeParse(Reflect.get(Object(exported) as object, 'theme')).data;
  const ofBrand: BrandReading = {
    parts: { ...parts, exported, ...settled, theme, images },
    brand: undefined,
    faults: [...idFaults, ...parsed.faults, ...imageFaults],
  };
  return withLinks(ofBrand, links);
}

/** A brand as it would be with other links. */
export function withLinks({ parts, faults: before }: BrandReading, links: Reading<Links>): BrandReading {
  const faults = [...before.filter(({ file }) => file !== parts.linksFile), ...links.faults];
  const { id, config, images, moved } = parts;
  return {
    parts: { ...parts, links: links.value },
    brand:
      faults.length === 0 && config && links.value
        ? {
            ...config,
            id,
            links: links.value,
            images,
            moved,
            pictures: picturesOf({ ...config, id, images }),
          }
        : undefined,
    faults,
  };
}
