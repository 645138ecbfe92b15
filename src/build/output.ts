import path from 'node:path';
import { withPolicy } from './page-policy.ts';
import { precompress } from './precompress.ts';
import { writeWhole } from './write-file.ts';

/** Where and how a run writes. */
export interface Output {
  dir: string;
  /** Whether compressed forms are written beside the files. */
  compress: boolean;
  /** Whether share images and icons are drawn. */
  pictures: boolean;
  /** Whether pages carry their policies themselves, as a static host needs; others send them as headers. */
  carriesPolicy: boolean;
}

/** @param name relative to the output's folder */
export const writePage = (output: Output, name: string, html: string, policy: string): Promise<void> =>
  writeServed(output, name, output.carriesPolicy ? withPolicy(html, policy) : html);

export async function writeServed(
  { dir, compress }: Output,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const file = path.join(dir, name);
  await writeWhole(file, content);
  if (compress) await precompress(file, content);
}
