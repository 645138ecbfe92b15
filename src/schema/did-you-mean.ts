import { closestMatch } from 'leven';

/** Asks whether a mistyped word was meant to be one of those that are known; nothing where none is near. */
export function didYouMean(given: unknown, known: readonly string[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const nearest = closestMatch(given.toLowerCase(), known, {
    maxDistance: Math.min(given.length - 1, given.length > 6 ? 3 : 2),
  });
  return nearest === undefined ? undefined : `você quis dizer "${nearest}"?`;
}
