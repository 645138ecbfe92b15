import { renderToString } from 'react-dom/server';
import type { IslandName } from '#blocks/islands.ts';
import type { PageProps } from '#engine/Page.tsx';
import type { Theme } from '#schema/base-theme.ts';
import { globalStyles } from '#ui/global-styles.ts';
import { themeVariables } from '#ui/theme.ts';
import { App } from './App.tsx';
import { createPageStyles, type KnownInBrowser } from './page-styles.ts';

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
  const drawn = renderToString(pageStyles.collect(<App address={address} {...page} />));
  const islands = findIslands(drawn);
  const { styles, html } = pageStyles.dress(drawn, islands, knownTo(islands));
  const { head, body } = splitHoisted(html);
  return { head, body, styles: groundOf(page.data.brand.theme) + styles, islands };
}

const mark = ' data-island="';

function findIslands(html: string): IslandName[] {
  const islands: IslandName[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = at + mark.length;
    islands.push(html.slice(start, html.indexOf('"', start)) as IslandName);
  }
  return islands;
}

const grounds = new WeakMap<Theme, string>();

/** What every page of a brand begins with. */
function groundOf(theme: Theme): string {
  const ground = grounds.get(theme) ?? `<style>${themeVariables(theme)}${globalStyles}</style>`;
  grounds.set(theme, ground);
  return ground;
}

/** React puts title, meta and link tags before everything else where it draws no document of its own. */
function splitHoisted(html: string): { head: string; body: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}
