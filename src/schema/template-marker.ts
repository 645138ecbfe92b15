const markers = [
  /\{\{.*?\}\}/s,
  /\[\[.*?\]\]/s,
  /<[\p{L}][\p{L}\d _-]*>/u,
  /\blorem ipsum\b/i,
  /\bX{3,}\b/,
  /\b(?:TODO|FIXME|TBD|PREENCHA|PREENCHER|A DEFINIR)\b/,
];

/** What a template left in a text for somebody to fill in, said as a problem. */
export function describeMarker(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const marker = markers.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return marker && `o modelo não foi preenchido: ainda está escrito "${marker}"`;
}
