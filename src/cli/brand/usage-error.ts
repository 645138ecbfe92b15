import { didYouMean } from '#schema/did-you-mean.ts';

/** A command that was not given as it must be: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws {UsageError} naming the ids that no brand has */
export function requireKnownIds(ids: readonly string[], known: readonly string[]): void {
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const lines = unknown.map((id) => {
    const suggestion = didYouMean(id, known);
    return `não há a marca "${id}"${suggestion ? `: ${suggestion}` : ''}`;
  });
  throw new UsageError(`${lines.join('\n')}\nmarcas: ${known.join(', ') || 'nenhuma'}`);
}
