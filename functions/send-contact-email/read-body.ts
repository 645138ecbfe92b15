/** Bytes. The longest message the limits allow, form-encoded, takes about 50 000. */
const limit = 64 * 1024;

export type BodyReading = { text: string } | { fault: 'too-large' | 'broken' };

/** Reads a body as UTF-8 text, never more of it than the limit, whatever its length header says or omits. */
export async function readBody(request: Request): Promise<BodyReading> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > limit) return { fault: 'too-large' };
  try {
    // The runtime cuts a body off at its declared length, so the stream need not be counted.
    return declared === null ? await readBounded(request) : { text: await request.text() };
  } catch {
    return { fault: 'broken' };
  }
}

async function readBounded({ body }: Request): Promise<BodyReading> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return { fault: 'too-large' };
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode() };
}
