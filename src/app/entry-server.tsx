import { renderToString } from 'react-dom/server';
import type { IslandName } from '#blocks/islands.ts';
import type { PageProps } from '#engine/Page.tsx';
import { globalStyles } from '#ui/global-styles.ts';
import { themeVariables } from '#ui/theme.ts';
import { App } from './App.tsx';
import { createPageStyles, tidyClasses, type KnownInBrowser } from './page-styles.ts';

/** A page drawn to text: what goes into the head, and what goes into the body. */
export interface RenderedPage {
  head: string;
  styles: string;
  body: string;
  /** Those that stand in it. */
  islands: IslandName[];
}

const pageStyles = createPageStyles();

/**
 * Draws one address of a page: the page's own, or one of its views.
 * @param knownTo tells which components the scripts of islands know, by their ids
 */
export function renderPage(
  address: string,
  page: PageProps,
  knownTo: (islands: IslandName[]) => KnownInBrowser,
): RenderedPage {
  const html = renderToString(pageStyles.collect(<App address={address} {...page} />));
  const islands = [...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name]) => name as IslandName);
  const isKnown = knownTo(islands);
  const ground = `<style>${themeVariables(page.data.brand.theme)}${globalStyles}</style>`;
  const styles = pageStyles.stylesFor(html, islands, isKnown);
  const { head, body } = splitHoisted(html);
  return { head, body: tidyClasses(body, styles, isKnown), styles: ground + styles.markup, islands };
}

/** React puts title, meta and link tags before everything else where it draws no document of its own. */
function splitHoisted(html: string): { head: string; body: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}
