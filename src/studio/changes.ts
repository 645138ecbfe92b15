/** One place where two values differ; no `value` where the second has nothing there. */
export interface Change {
  path: (string | number)[];
  value?: unknown;
}

/** What leads from one JSON value to another. A list that grew or shrank is one change. */
export function findChanges(before: unknown, after: unknown, path: Change['path'] = []): Change[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => findChanges(item, after[index], [...path, index]));
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => findChanges(before[key], after[key], [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [after === undefined ? { path } : { path, value: after }];
}

/** The value with the changes made; those whose place is gone make it anew. */
export const applyChanges = (value: unknown, changes: Change[]): unknown =>
  changes.reduce((current, { path, ...change }) => setAt(current, path, change.value), value);

function setAt(holder: unknown, [key, ...rest]: Change['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items: unknown[] = Array.isArray(holder) ? [...(holder as unknown[])] : [];
    items[key] = setAt(items[key], rest, value);
    return items;
  }
  const { [key]: old, ...others } = isObject(holder) ? holder : {};
  const inner = setAt(old, rest, value);
  if (inner === undefined) return others;
  return isObject(holder) && key in holder ? { ...holder, [key]: inner } : { ...others, [key]: inner };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
