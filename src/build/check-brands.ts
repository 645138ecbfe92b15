import { checkDistinctPages } from '#checks/distinct-pages.ts';
import { checkParts } from '#checks/check-parts.ts';
import type { Finding } from '#checks/finding.ts';
import { findSiteFaults, readBrands, type BrandReading } from './load-site.ts';
import { locateFaults } from './locate-faults.ts';

/**
 * Everything that can be known offline of the brands: what stops a build, as errors, and what the checks say.
 * A faulty brand never hides what is to be said of the others.
 * @param ids the brands to speak of; all where it is empty. What belongs to no brand is always told.
 */
export async function checkBrands(brandsDir: string, ids: readonly string[] = []): Promise<Finding[]> {
  return findAll(await readBrands(brandsDir), ids);
}

/** As `checkBrands`, of brands that were already read. */
export async function findAll(readings: BrandReading[], ids: readonly string[] = []): Promise<Finding[]> {
  const findings = [
    ...readings.flatMap(({ parts, faults }) => [
      ...faults.map((fault): Finding => ({ severity: 'error', brand: parts.id, ...fault })),
      // A template's marker that its field refuses is told once.
      ...checkParts(parts).filter(
        (found) => !faults.some(({ file, path }) => file === found.file && path === found.path),
      ),
    ]),
    ...findSiteFaults(readings).map((fault): Finding => ({
      severity: 'error',
      ...ownerOf(readings, fault),
      ...fault,
    })),
    ...checkDistinctPages(readings.map(({ parts }) => parts)),
  ];
  return locateFaults(
    findings.filter(({ brand }) => ids.length === 0 || brand === undefined || ids.includes(brand)),
  );
}

function ownerOf(readings: BrandReading[], { file }: { file: string }): { brand?: string } {
  const owner = readings.find(({ parts }) => parts.brandFile === file || parts.linksFile === file);
  return owner ? { brand: owner.parts.id } : {};
}
