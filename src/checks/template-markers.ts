import { describeMarker } from '#schema/template-marker.ts';
import type { Remark } from './finding.ts';

/** Text that a template left for somebody to fill in, wherever it stands. */
export function checkTemplateMarkers(value: unknown, path: PropertyKey[] = []): Remark[] {
  const problem = describeMarker(value);
  if (problem) return [{ severity: 'error', path, problem, allowed: 'o texto definitivo da marca' }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => checkTemplateMarkers(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => checkTemplateMarkers(item, [...path, key]));
}
