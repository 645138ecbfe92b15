import type { RenderedPage } from '#app/entry-server.tsx';
import type { PageData } from '#blocks/page-data.ts';
import type { ClientAssets } from './client-assets.ts';

interface DocumentParts {
  data: PageData;
  rendered: RenderedPage;
  assets: ClientAssets;
  /** Whether the page comes alive by itself, at the first interaction that needs it, or never. */
  hydrate: 'load' | 'interaction' | 'never';
  /** Origin of the page's relative addresses, where another origin serves the document. */
  base?: string | undefined;
}

/** The whole HTML document around a rendered page. */
export function createDocument({ data, rendered, assets, hydrate, base }: DocumentParts): string {
  const { logo } = data.brand;
  const marker = data.page.path === '*' ? ' data-page="not-found"' : '';
  return [
    `<!doctype html><html lang="pt-BR"${marker}><head><meta charset="utf-8">`,
    base === undefined ? '' : `<base href="${base}/">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    `<link rel="icon" href="${logo.href}">`,
    rendered.styles,
    '</head><body>',
    `<div id="root">${rendered.body}</div>`,
    hydrate === 'never' ? '' : pageDataScript(data, assets, hydrate),
    assets.bootScript,
    '</body></html>\n',
  ].join('');
}

function pageDataScript(data: PageData, assets: ClientAssets, hydrate: string): string {
  const chunks = assets.chunksFor(data.page.blocks.map(({ kind }) => kind)).join(' ');
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="page-data" data-entry="${assets.entry}" data-chunks="${chunks}" data-hydrate="${hydrate}">${json}</script>`;
}
