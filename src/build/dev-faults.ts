import { brandName } from '#app/dev/brands-change.ts';
import { reloadScript } from './dev-renderer.ts';
import type { GoodBrands } from './good-brands.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page of the development server that knows whose it is, of which revision, and what is wrong as it opens. */
export function markPage(html: string, id: string, { revision, faultOf }: GoodBrands): string {
  const tag = `<meta name="${brandName}" data-brand="${escape(id)}" data-revision="${revision}" content="${escape(faultOf(id) ?? '')}">`;
  return html.replace('</head>', () => `${tag}</head>`);
}

/** What stands where no good page was ever drawn. */
export const writeFaults = (fault: string, revision: number): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="${brandName}" data-brand="" data-revision="${revision}" content=""><title>Configuração com problemas</title><body style="margin:2rem;color-scheme:light dark"><h1 style="font:600 1.25rem system-ui">A página volta quando isto for consertado</h1><pre style="white-space:pre-wrap">${escape(fault)}</pre>${reloadScript}</body></html>`;
