/** Turns a text into something that tells equal texts apart from others, and nothing more. */
export type KeyedHash = (text: string) => string | Promise<string>;
