import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './file-faults.ts';

/** Writes a file and its folders so that a reader sees the old content or the new, never a part of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.novo`;
  await writeFile(draft, content).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, content);
  });
  await rename(draft, file);
}
