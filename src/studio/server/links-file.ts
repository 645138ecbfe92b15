import { createHash } from 'node:crypto';
import { access, chmod, constants, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import * as jsonc from 'jsonc-parser';
import { displayPath, firstLine } from '#build/file-faults.ts';
import { listBrandIds } from '#build/load-site.ts';
import { writeWhole } from '#build/write-file.ts';
import { isObject } from '../changes.ts';
import { StudioError } from './studio-error.ts';

export interface StoredLinks {
  /** Where it really is. */
  location: string;
  /** As people name it. */
  file: string;
  text: string;
  hash: string;
  value: Record<string, unknown> | undefined;
  readOnly: boolean;
}

/**
 * A brand's links.json as it is now.
 * @throws {StudioError} where the brand or the file is not there, or cannot be read
 */
export async function openLinks(brandsDir: string, id: string): Promise<StoredLinks> {
  const named = path.join(brandsDir, id, 'links.json');
  const file = displayPath(named);
  const ids = await listBrandIds(brandsDir).catch((): string[] => []);
  if (!ids.includes(id))
    throw new StudioError('gone', `A pasta ${displayPath(path.join(brandsDir, id))} não existe mais.`);
  try {
    const location = await realpath(named);
    const text = await readFile(location, 'utf8');
    const errors: jsonc.ParseError[] = [];
    const value: unknown = jsonc.parse(text, errors, { disallowComments: true });
    return {
      location,
      file,
      text,
      hash: createHash('sha256').update(text).digest('base64url'),
      value: errors.length === 0 && isObject(value) ? value : undefined,
      readOnly: !(await isWritable(location)),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StudioError('gone', `O arquivo ${file} não existe mais.`);
    throw new StudioError('unreadable', `O arquivo ${file} não pôde ser lido: ${firstLine(error)}`);
  }
}

/**
 * Puts a text in place of the one that was read, whole or not at all.
 * @throws {StudioError} where the file may not be written, or is not what was read any more
 */
export async function replaceLinks(before: StoredLinks, text: string): Promise<void> {
  const { location, file } = before;
  if (before.readOnly) throw new StudioError('read-only', readOnlyMessage(file));
  try {
    const { mode } = await stat(location);
    if ((await readFile(location, 'utf8')) !== before.text)
      throw new StudioError('conflict', conflictMessage);
    await writeWhole(location, text);
    await chmod(location, mode);
  } catch (error) {
    if (error instanceof StudioError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new StudioError('gone', `O arquivo ${file} não existe mais.`);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new StudioError('read-only', readOnlyMessage(file));
    throw new StudioError('unreadable', `O arquivo ${file} não pôde ser gravado: ${firstLine(error)}`);
  }
}

export const conflictMessage =
  'Este arquivo mudou depois que você o abriu: outra pessoa o salvou, ou ele veio do git. Nada foi gravado.';

const readOnlyMessage = (file: string): string =>
  `O arquivo ${file} é só de leitura. Dê permissão de escrita a ele e salve de novo: o que você escreveu continua aqui.`;

/** Whoever may write everything is still told of a file that says it is not to be written. */
async function isWritable(location: string): Promise<boolean> {
  const { mode } = await stat(location);
  if ((mode & 0o222) === 0) return false;
  return access(location, constants.W_OK).then(
    () => true,
    () => false,
  );
}
