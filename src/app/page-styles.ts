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
  /** What becomes of the page's class attributes, by their values. */
  classes: Map<string, string>;
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
     * The style elements for a page that was drawn inside `collect`, and the page in their classes.
     * @param islands of the page: they say what `isKnown` says
     */
    dress: (html: string, islands: string[], isKnown: KnownInBrowser): { styles: string; html: string } => {
      // Text, the value of a class attribute, text and so on: the page is gone through once.
      const parts = html.split(/ class="([^"]*)"/);
      const attributes = new Set(parts.filter((_, index) => index % 2 === 1));
      const key = [...islands, ...attributes].join('|');
      const dress = cached.get(key) ?? chooseStyles(sheet.getStyleTags(), attributes, isKnown);
      if (cached.size >= cacheSize) cached.clear();
      cached.set(key, dress);
      for (let index = 1; index < parts.length; index += 2)
        parts[index] = dress.classes.get(parts[index] ?? '') ?? '';
      return { styles: dress.markup, html: parts.join('') };
    },
  };
}

/** Pages of one make share their styles; brands that combine blocks in their own way do not. */
const cacheSize = 200;

/**
 * Two elements, and the classes that the page is left with: not those that nobody asks for, which are those by
 * which only the library in the browser would know a component that never gets there, and the icons' own; and
 * those that no script knows by shorter names. The first element is the one that the library takes over, and fills further. What it never learns of
 * stands in the second, after it: such a component may extend one of the first, never the other way round.
 */
function chooseStyles(tags: string, attributes: Set<string>, isKnown: KnownInBrowser): PageStyles {
  const used = new Set([...attributes].flatMap((names) => names.split(' ')));
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
  const isAskedFor = (name: string) =>
    !/^(?:sc|tabler)-/.test(name) || isKnown(name) || markup.includes(`.${name}`);
  const tidy = (names: string[]): string =>
    names.length === 0 ? '' : ` class="${names.map((name) => shortNames.get(name) ?? name).join(' ')}"`;
  const classes = new Map(
    [...attributes].map((names) => [names, tidy(names.split(' ').filter(isAskedFor))] as const),
  );
  return { markup, classes };
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
