import type { JSX } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** One component's styles: what follows its rules tells the library in the browser that it has them. */
interface StyleBlock {
  /** Of the component, or of an animation. */
  id: string;
  rules: string[];
  /** What its rules are for: generated classes, or an animation. */
  names: string[];
  marker: string;
}

/** Whether the scripts that a page may load know a component, and may draw it there. */
export type KnownInBrowser = (componentId: string) => boolean;

interface PageStyles {
  /** The style elements. */
  markup: string;
  /** Shorter names for the classes that no script knows. */
  shortNames: Map<string, string>;
}

/**
 * The styles of all pages that this process draws. A component is compiled once, not once a page; a page gets
 * the rules of the classes that stand in it, and no other.
 */
export function createPageStyles() {
  const sheet = new ServerStyleSheet();
  const cached = new Map<string, PageStyles>();

  return {
    /** Wraps what is drawn, so that its styles are known afterwards. */
    collect: (element: JSX.Element): JSX.Element => sheet.collectStyles(element),
    /**
     * The styles for a page that was drawn inside `collect`.
     * @param islands of the page: they say what `isKnown` says
     */
    stylesFor: (html: string, islands: string[], isKnown: KnownInBrowser): PageStyles => {
      const names = classNames(html);
      const key = [...islands, ...names].join(' ');
      const styles = cached.get(key) ?? chooseStyles(sheet.getStyleTags(), names, isKnown);
      if (cached.size >= cacheSize) cached.clear();
      cached.set(key, styles);
      return styles;
    },
  };
}

/**
 * Takes away the classes that nobody asks for: those by which only the library in the browser would know a
 * component that never gets there, and the icons' own. What no script knows is called by its shorter name.
 */
export const tidyClasses = (
  html: string,
  { markup, shortNames }: PageStyles,
  isKnown: KnownInBrowser,
): string =>
  html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names
      .split(' ')
      .filter((name) => !/^(?:sc|tabler)-/.test(name) || isKnown(name) || markup.includes(`.${name}`))
      .map((name) => shortNames.get(name) ?? name);
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
  });

/** Pages of one make share their styles; brands that combine blocks in their own way do not. */
const cacheSize = 200;

function classNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' ')) names.add(name);
  }
  return names;
}

/**
 * Two elements. The first is the one that the library takes over, and fills further. What it never learns of
 * stands in the second, after it: such a component may extend one of the first, never the other way round.
 */
function chooseStyles(tags: string, used: Set<string>, isKnown: KnownInBrowser): PageStyles {
  const chosen = [...readBlocks(tags)].flatMap((block) => chooseRules(block, used));
  const text = chosen.flatMap(({ rules }) => rules).join('');
  const animations = [...readBlocks(tags)].filter(
    ({ id, names }) => isAnimation(id) && names.some((name) => text.includes(name)),
  );
  const known = [...animations, ...chosen.filter(({ id }) => isKnown(id))];
  const unknown = chosen.filter(({ id }) => !isKnown(id));
  const shortNames = new Map(
    unknown.flatMap(({ names }) => names).map((name, index) => [name, shortName(index)] as const),
  );
  const own = unknown
    .flatMap(({ rules }) => rules)
    .join('')
    .replace(/\.([a-zA-Z][\w-]*)/g, (whole, name: string) => {
      const short = shortNames.get(name);
      return short === undefined ? whole : `.${short}`;
    });
  const markup = [
    openingTag(tags),
    ...known.flatMap(({ rules, names, marker }) =>
      [...rules, `${marker}{content:"${names.join(',')},"}`].map((rule) => rule + separator),
    ),
    '</style>',
    own === '' ? '' : `<style>${own}</style>`,
  ].join('');
  return { markup, shortNames };
}

/** One or two letters: the library's own names have five and more. */
const shortName = (index: number): string =>
  (index < 26 ? '' : shortName(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

const isAnimation = (id: string): boolean => id.startsWith('sc-keyframes-');

const separator = '/*!sc*/\n';

/** The library writes a component's rules one after the other, and after them its group, its id and its names. */
function* readBlocks(tags: string): Generator<StyleBlock> {
  let rules: string[] = [];
  for (const part of tags.slice(openingTag(tags).length, -'</style>'.length).split(separator)) {
    const [, marker, id, names] =
      /^(data-styled\.g\d+\[id="([^"]+)"\])\{content:"([^"]*)"\}$/.exec(part) ?? [];
    if (marker === undefined || id === undefined || names === undefined) {
      if (part) rules.push(part);
      continue;
    }
    yield { id, rules, names: names.split(',').filter(Boolean), marker };
    rules = [];
  }
}

function chooseRules(block: StyleBlock, used: Set<string>): StyleBlock[] {
  const names = block.names.filter((name) => used.has(name));
  if (names.length === 0) return [];
  return [
    {
      ...block,
      names,
      rules: block.rules.filter((rule) => names.some((name) => rule.includes(`.${name}`))),
    },
  ];
}

const openingTag = (tags: string): string => tags.slice(0, tags.indexOf('>') + 1);
