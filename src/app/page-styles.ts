import type { JSX } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** One component's styles: what follows its rules tells the library in the browser that it has them. */
interface StyleBlock {
  rules: string[];
  /** What its rules are for: generated classes, or an animation. */
  names: string[];
  marker: string;
}

/**
 * The styles of all pages that this process draws. A component is compiled once, not once a page; a page gets
 * the rules of the classes that stand in it, and no other.
 */
export function createPageStyles() {
  const sheet = new ServerStyleSheet();
  const cached = new Map<string, string>();

  return {
    /** Wraps what is drawn, so that its styles are known afterwards. */
    collect: (element: JSX.Element): JSX.Element => sheet.collectStyles(element),
    /** The style element for a page that was drawn inside `collect`. */
    stylesFor: (html: string): string => {
      const names = classNames(html);
      const key = [...names].join(' ');
      const styles = cached.get(key) ?? chooseStyles(sheet.getStyleTags(), names);
      if (cached.size >= cacheSize) cached.clear();
      cached.set(key, styles);
      return styles;
    },
  };
}

/** Pages of one make share their styles; brands that combine blocks in their own way do not. */
const cacheSize = 200;

function classNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' ')) names.add(name);
  }
  return names;
}

function chooseStyles(tags: string, used: Set<string>): string {
  const blocks = [...readBlocks(tags)];
  const chosen = blocks.map((block) => chooseRules(block, used)).join('');
  const animations = blocks.filter(
    ({ names, marker }) => marker.includes('"sc-keyframes-') && names.some((name) => chosen.includes(name)),
  );
  return [
    openingTag(tags),
    ...animations.map(({ rules, names, marker }) => write(rules, names, marker)),
    chosen,
    '</style>',
  ].join('');
}

const separator = '/*!sc*/\n';

/** The library writes a component's rules one after the other, and after them its group, its id and its names. */
function* readBlocks(tags: string): Generator<StyleBlock> {
  let rules: string[] = [];
  for (const part of tags.slice(openingTag(tags).length, -'</style>'.length).split(separator)) {
    const [, marker, names] = /^(data-styled\.g\d+\[id="[^"]+"\])\{content:"([^"]*)"\}$/.exec(part) ?? [];
    if (marker === undefined || names === undefined) {
      if (part) rules.push(part);
      continue;
    }
    yield { rules, names: names.split(',').filter(Boolean), marker };
    rules = [];
  }
}

function chooseRules({ rules, names, marker }: StyleBlock, used: Set<string>): string {
  const wanted = names.filter((name) => used.has(name));
  if (wanted.length === 0) return '';
  return write(
    rules.filter((rule) => wanted.some((name) => rule.includes(`.${name}`))),
    wanted,
    marker,
  );
}

const write = (rules: string[], names: string[], marker: string): string =>
  [...rules, `${marker}{content:"${names.join(',')},"}`, ''].join(separator);

const openingTag = (tags: string): string => tags.slice(0, tags.indexOf('>') + 1);
