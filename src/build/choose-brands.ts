import type { Brand } from '#engine/brand-schema.ts';
import type { Fault } from '#schema/fault.ts';
import { fileAddress, pageFile, siteFolder, type RenderedBrand } from '#schema/render-manifest.ts';
import type { BrandReading, SiteReading } from './load-site.ts';

export interface Choice {
  /** The brands to draw, whether they changed or not. */
  brands: Brand[];
  /** Ids of the brands that are there no more: what was drawn of them goes. */
  gone: string[];
  /** Why the others keep their last good pages. */
  faults: Fault[];
}

/**
 * Of a site that need not be sound, the brands that can be drawn without touching the last good pages of the
 * others.
 * @param last what of the brands was drawn last
 * @param ids the brands to speak of; all where it is empty
 */
export function chooseBrands(
  { frame, readings, siteFaults }: SiteReading,
  last: Record<string, Pick<RenderedBrand, 'domain' | 'pages'>>,
  ids: readonly string[],
): Choice {
  const isMeant = (id: string) => ids.length === 0 || ids.includes(id);
  const faultsOf = ({ parts, faults }: BrandReading): Fault[] => [
    ...faults,
    ...siteFaults.filter(({ file }) => isFileOf(parts, file)),
  ];
  const meant = readings.filter(({ parts }) => isMeant(parts.id));
  const sound = meant.filter((reading) => faultsOf(reading).length === 0);
  // Without a brand that owns `/` a folder may only be missing for a moment: nothing is taken away.
  const gone = frame
    ? Object.keys(last).filter((id) => isMeant(id) && !readings.some(({ parts }) => parts.id === id))
    : [];

  const redrawn = new Set([...sound.map(({ parts }) => parts.id), ...gone]);
  const held = new Map(
    Object.entries(last)
      .filter(([id]) => !redrawn.has(id))
      .flatMap(([id, brand]) =>
        Object.keys(brand.pages).map((page) => [`${siteFolder(brand)}/${page}`, id] as const),
      ),
  );
  const collisionsOf = ({ parts }: BrandReading): Fault[] =>
    (parts.config?.pages ?? []).flatMap(({ path }, index) => {
      const owner = held.get(`${siteFolder(parts.config ?? {})}/${pageFile(path)}`);
      return owner === undefined || owner === parts.id
        ? []
        : [collision(parts.brandFile, index, path, owner)];
    });
  return {
    brands: sound.flatMap((reading) =>
      reading.brand && collisionsOf(reading).length === 0 ? reading.brand : [],
    ),
    gone,
    faults: [
      ...meant.flatMap(faultsOf),
      ...sound.flatMap(collisionsOf),
      ...siteFaults.filter(({ file }) => !readings.some(({ parts }) => isFileOf(parts, file))),
    ],
  };
}

const isFileOf = ({ brandFile, linksFile }: BrandReading['parts'], file: string): boolean =>
  file === brandFile || file === linksFile;

const collision = (file: string, index: number, path: string, owner: string): Fault => ({
  file,
  path: `pages[${index}].path`,
  problem: `o endereço ${fileAddress(pageFile(path))} está no ar na última versão boa da marca ${owner}`,
  allowed: 'um endereço livre; ou conserte a outra marca e desenhe as duas juntas',
});
