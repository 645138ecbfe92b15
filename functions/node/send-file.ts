import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRange } from './byte-range.ts';
import type { StoredFile } from './file-store.ts';

/**
 * Answers with a file in the best encoding that the client takes, with the part of it that was asked for, or
 * with 304 where the client has it already.
 */
export function sendFile(
  file: StoredFile,
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 = 200,
): void {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const { bytes, etag } = file[encoding] ?? file.identity;
  const headers: Record<string, string | number> = {
    ...file.headers,
    // A page changes whenever its brand does: it is kept, but asked about each time.
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    // What is small text is seldom taken in parts; who asks for one gets it all the same.
    ...(file.br ? {} : { 'Accept-Ranges': 'bytes' }),
  };
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = file.type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;

  const range = status === 200 ? rangeOf(request, etag, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 }).end();
    return;
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  if (range) headers['Content-Range'] = `bytes ${range.first}-${range.last}/${bytes.length}`;
  headers['Content-Length'] = part.length;
  response.writeHead(range ? 206 : status, headers).end(request.method === 'HEAD' ? undefined : part);
}

/** Only of the very file the client has a part of, and only for GET, as RFC 9110 says. */
function rangeOf({ method, headers }: IncomingMessage, etag: string, size: number) {
  const ifRange = headers['if-range'];
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return readRange(headers.range, size);
}

function chooseEncoding(file: StoredFile, accepted = ''): 'br' | 'gzip' | 'identity' {
  if (file.br && takes(accepted, 'br')) return 'br';
  return file.gzip && takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';');
    return (
      name?.trim().toLowerCase() === encoding && !parameters.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text))
    );
  });

/** Weakly, as RFC 9110 compares for If-None-Match: a proxy may have weakened the tag. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
