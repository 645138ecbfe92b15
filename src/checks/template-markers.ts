import type { Remark } from './finding.ts';

const markers = [
  /\{\{.*?\}\}/s,
  /\[\[.*?\]\]/s,
  /<[\p{L}][\p{L}\d _-]*>/u,
  /\blorem ipsum\b/i,
  /\bX{3,}\b/,
  /\b(?:TODO|FIXME|TBD|PREENCHA|PREENCHER|A DEFINIR)\b/,
];

/** Text that a template left for somebody to fill in, wherever it stands. */
export function checkTemplateMarkers(value: unknown, path: PropertyKey[] = []): Remark[] {
  if (typeof value === 'string') {
    const marker = markers.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
    return marker
      ? [
          {
            severity: 'error',
            path,
            problem: `o modelo não foi preenchido: ainda está escrito "${marker}"`,
            allowed: 'o texto definitivo da marca',
          },
        ]
      : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => checkTemplateMarkers(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => checkTemplateMarkers(item, [...path, key]));
}
