import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './write-file.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The rest is compressed by its own format. */
const textTypes = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Both encodings of a text file, as small as they get, beside it (`.br`, `.gz`); nothing for other types. */
export async function precompress(file: string, content: string | Buffer): Promise<void> {
  if (!textTypes.has(path.extname(file))) return;
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    toBrotli(bytes, { params }).then((body) => writeWhole(`${file}.br`, body)),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((body) => writeWhole(`${file}.gz`, body)),
  ]);
}

/** What stands beside a file that `precompress` was given. */
export const compressedNames = (file: string): string[] => [`${file}.br`, `${file}.gz`];
