/** One line fit for a header: control, line-breaking and invisible characters become single spaces. */
export const singleLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
