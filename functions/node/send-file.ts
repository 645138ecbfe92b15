import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredFile } from './file-store.ts';

/** Answers with a file in the best encoding that the client takes, or with 304 where it has that one already. */
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
  };
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = file.type;
  headers['Content-Length'] = bytes.length;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
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
