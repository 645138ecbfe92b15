/**
 * Where a function tells the operator, in Portuguese: facts by name, then a sentence. Never a letter's
 * content, an address or anything else about a visitor.
 */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** The same log, with facts that every line of it carries. */
export const withFacts = (log: Log, common: object): Log => ({
  info: (facts, text) => log.info({ ...common, ...facts }, text),
  warn: (facts, text) => log.warn({ ...common, ...facts }, text),
  error: (facts, text) => log.error({ ...common, ...facts }, text),
});
