import { isObject } from '../../changes.ts';

/**
 * What a form holds, as links.json would say it: what was left empty is left out, unless the file itself has it
 * empty.
 */
export function prune(value: object, original: unknown): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
      const before = isObject(original) ? original[key] : undefined;
      const kept = pruneItem(item, before);
      return kept === undefined || (isEmpty(kept) && !isEmpty(before)) ? [] : [[key, kept]];
    }),
  );
}

function pruneItem(item: unknown, before: unknown): unknown {
  if (Array.isArray(item))
    return item.map((entry: unknown, index) =>
      pruneItem(entry, Array.isArray(before) ? before[index] : undefined),
    );
  return isObject(item) ? prune(item, before) : item;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
