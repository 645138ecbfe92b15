import type { RenderedPage } from '#app/entry-server.tsx';
import type { IslandName } from '#blocks/islands.ts';
import type { PageData } from '#blocks/page-data.ts';
import type { View } from '#blocks/views.ts';
import { structuredData } from '#engine/structured-data.ts';
import { inlineJson } from '#schema/inline-json.ts';
import type { ClientAssets } from './client-assets.ts';

interface DocumentParts {
  data: PageData;
  view: View | undefined;
  rendered: RenderedPage;
  assets: ClientAssets;
  /** Addresses of the brand's other pages. */
  neighbours: string[];
  /** Origin of the page's relative addresses, where another origin serves the document. */
  base?: string | undefined;
}

/** The whole HTML document around a rendered page. */
export function createDocument({ data, view, rendered, assets, neighbours, base }: DocumentParts): string {
  const { brand, page } = data;
  const islands = [...rendered.body.matchAll(/ data-island="([\w-]+)"/g)].map(
    ([, name]) => name as IslandName,
  );
  return [
    `<!doctype html><html lang="pt-BR"${page.path === '*' ? ' data-page="not-found"' : ''}><head><meta charset="utf-8">`,
    base === undefined ? '' : `<base href="${base}/">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    `<link rel="icon" href="${brand.icons.icon}"><link rel="apple-touch-icon" href="${brand.icons.touch}">`,
    `<link rel="manifest" href="${brand.icons.manifest}">`,
    rendered.styles,
    `</head><body data-home="${brand.homePath}"${islands.length > 0 ? islandAttributes(assets, islands) : ''}>`,
    rendered.body,
    dataScript(structuredData(data, view)),
    assets.bootScript,
    speculationRules(neighbours),
    '</body></html>\n',
  ].join('');
}

const islandAttributes = ({ entry, chunksFor }: ClientAssets, islands: IslandName[]): string =>
  ` data-entry="${entry}" data-chunks="${chunksFor(islands).join(' ')}"`;

// Not in the head: after the texts it repeats it is packed into fewer bytes, and search engines read it anywhere.
const dataScript = (graph: object | undefined): string =>
  graph ? `<script type="application/ld+json">${inlineJson(graph)}</script>` : '';

/** Lets the browser make the brand's other pages ready when the visitor is about to go there. */
function speculationRules(addresses: string[]): string {
  if (addresses.length === 0) return '';
  const rules = { prerender: [{ where: { href_matches: addresses }, eagerness: 'moderate' }] };
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}
