/** A text that can stand in a header: one line, no control characters. */
export const toHeaderLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A visitor's name as the confirmation may repeat it: the mail goes to an address nobody has proved to own, so
 * nothing in it may carry a link or a message. Empty where no name is left.
 */
export function toGreetingName(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isMessage = /https?:|www\.|[\w-]\.[a-z]{2,}|@/i.test(name) || words.length > 60;
  return isMessage ? '' : words;
}
