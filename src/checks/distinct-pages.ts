import { formatPath } from '#schema/fault.ts';
import type { BrandParts, Finding } from './finding.ts';

/** Pages that cannot be told apart in a search or in a shared link, over all brands. */
export function checkDistinctPages(brands: BrandParts[]): Finding[] {
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { id, brandFile, config } of brands) {
    for (const [index, page] of (config?.pages ?? []).entries()) {
      for (const [field, name] of [
        ['title', 'o mesmo título'],
        ['description', 'a mesma descrição'],
      ] as const) {
        const path = formatPath(['pages', index, field]);
        const key = `${field} ${page[field].toLowerCase()}`;
        const owner = seen.get(key);
        if (owner === undefined) seen.set(key, `${brandFile} ${path}`);
        else {
          findings.push({
            severity: 'error',
            brand: id,
            file: brandFile,
            path,
            problem: `outra página tem ${name}: ${owner}`,
            allowed: 'um título e uma descrição só desta página',
          });
        }
      }
    }
  }
  return findings;
}
