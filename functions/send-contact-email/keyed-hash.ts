/** Turns a text into something that tells equal texts apart from others, and nothing more. */
export type KeyedHash = (text: string) => Promise<string>;

/**
 * HMAC-SHA-256, in base64.
 * @param secret machines that share a store need the same; without it, one of this process alone
 */
export function createKeyedHash(secret?: string): KeyedHash {
  const encoder = new TextEncoder();
  const bytes = secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : encoder.encode(secret);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return async (text) => {
    const digest = await crypto.subtle.sign('HMAC', await key, encoder.encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(digest)));
  };
}
