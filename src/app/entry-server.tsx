import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageProps } from '#engine/Page.tsx';
import { App } from './App.tsx';

/** A page drawn to text: what goes into the head, and what goes into the body. */
export interface RenderedPage {
  head: string;
  styles: string;
  body: string;
}

/** Draws one address of a page: the page's own, or one of its views. */
export function renderPage(address: string, page: PageProps): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App address={address} {...page} />));
    return { ...splitHoisted(html), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** React puts title, meta and link tags before everything else where it draws no document of its own. */
function splitHoisted(html: string): { head: string; body: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}
