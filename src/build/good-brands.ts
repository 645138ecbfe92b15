import path from 'node:path';
import { brandPages, pageAddresses } from '#engine/brand-pages.ts';
import type { Brand, SiteFrame } from '#engine/brand-schema.ts';
import { formatFaults, type Fault } from '#schema/fault.ts';
import { pageFile } from '#schema/render-manifest.ts';
import { chooseBrands } from './choose-brands.ts';
import { readSite, type BrandReading } from './load-site.ts';
import { locateFaults } from './locate-faults.ts';

/** The brands of a folder that is being edited, each as it was when it was last sound. */
export interface GoodBrands {
  /** Counts up with every reading. */
  revision: number;
  frame: SiteFrame;
  brands: Brand[];
  /** What is wrong now, as an operator reads it; absent where nothing is. */
  fault: string | undefined;
  /** Of that what concerns one brand's pages: its own faults, and those of no brand. */
  faultOf: (id: string) => string | undefined;
  /** Of that what keeps brands away that were never sound. */
  faultOfMissing: string | undefined;
}

/**
 * Reads the brands anew each time it is called, one call after the other. A brand with faults stays as it last
 * was, and never keeps the others from changing.
 */
export function createGoodBrands(brandsDir: string, siteUrl?: string): () => Promise<GoodBrands> {
  const good = new Map<string, Brand>();
  let frame: SiteFrame | undefined;
  let revision = 0;

  const read = async (): Promise<GoodBrands> => {
    const reading = await readSite(brandsDir, siteUrl);
    const choice = chooseBrands(reading, placesOf(good.values()), []);
    for (const id of choice.gone) good.delete(id);
    for (const brand of choice.brands) good.set(brand.id, brand);
    frame = reading.frame ?? frame;
    const faults = await locateFaults(choice.faults);
    revision += 1;
    return {
      revision,
      // Where nobody owns `/`, or its owner was never sound, the others can still be looked at.
      frame: frame ?? { origin: siteUrl ?? 'http://localhost', home: { id: '' } },
      brands: [...good.values()],
      fault: tell(faults),
      faultOf: (id) => tell(faults.filter((fault) => concerns(reading.readings, fault, id))),
      faultOfMissing: tell(
        faults.filter((fault) =>
          reading.readings.some(
            ({ parts: { id } }) => !good.has(id) && concerns(reading.readings, fault, id),
          ),
        ),
      ),
    };
  };

  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(read, read);
    last = next;
    return next;
  };
}

const tell = (faults: Fault[]): string | undefined =>
  faults.length === 0 ? undefined : formatFaults(faults);

function concerns(readings: BrandReading[], { file }: Fault, id: string): boolean {
  const folders = new Map(readings.map(({ parts }) => [path.dirname(parts.brandFile), parts.id]));
  const owner = folders.get(file) ?? folders.get(path.dirname(file));
  return owner === undefined || owner === id;
}

/** Where brands stand, as the renderer notes it. */
const placesOf = (brands: Iterable<Brand>) =>
  Object.fromEntries(
    [...brands].map((brand) => {
      const files = brandPages(brand).flatMap(pageAddresses).map(pageFile);
      const domain = brand.domain === undefined ? {} : { domain: brand.domain };
      return [brand.id, { ...domain, pages: Object.fromEntries(files.map((file) => [file, ''])) }];
    }),
  );
