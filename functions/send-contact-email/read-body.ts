/** Longest accepted body, in bytes: the longest message in four-byte letters, escaped, with room to spare. */
export const bodyLimit = 64 * 1024;

/**
 * Reads a request's body as text.
 * @returns undefined where it is larger than `bodyLimit`
 */
export async function readBody(request: Request): Promise<string | undefined> {
  const declared = request.headers.get('content-length');
  if (declared !== null) return Number(declared) > bodyLimit ? undefined : request.text();
  if (!request.body) return '';

  // A body that does not declare its length is counted while it arrives.
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
