/** A value as JSON that may stand inside a script element: nothing in it ends the element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
