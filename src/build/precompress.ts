import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { writeWhole } from './write-file.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Each encoder at work holds megabytes, and more of them than processors finish no sooner. */
const limit = pLimit(availableParallelism());

/** The rest is compressed by its own format. */
const textTypes = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Both encodings of a text file, as small as they get, beside it (`.br`, `.gz`); nothing for other types. */
export async function precompress(file: string, content: string | Buffer): Promise<void> {
  if (!textTypes.has(path.extname(file))) return;
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Wider than any page: the encoder's memory grows with it.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await limit(async () => {
    await writeWhole(`${file}.br`, await toBrotli(bytes, { params }));
    await writeWhole(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
  });
}

/** What stands beside a file that `precompress` was given. */
export const compressedNames = (file: string): string[] => [`${file}.br`, `${file}.gz`];
