import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reading } from '#schema/fault.ts';
import { fail, firstLine, isMissing } from './file-faults.ts';
import { findSyntaxError } from './find-export-line.ts';

const allowed = 'um arquivo TypeScript com export default defineBrand({ … })';

/**
 * Runs a folder's `brand.ts` in plain Node.
 * @param file how the file is named in a fault
 */
export async function importBrand(folder: string, file: string): Promise<Reading<{ export: unknown }>> {
  const location = path.join(folder, 'brand.ts');
  try {
    const { mtimeMs } = await stat(location);
    // The query makes Node read the file again after an edit; its module cache knows only addresses.
    const module = (await import(
      /* @vite-ignore */ `${pathToFileURL(location).href}?v=${mtimeMs}`
    )) as object;
    if ('default' in module) return { value: { export: module.default }, faults: [] };
    return fail({
      file,
      path: '',
      problem: 'o arquivo não tem export default',
      allowed: 'export default defineBrand({ … })',
    });
  } catch (error) {
    if (isMissing(error)) return fail({ file, path: '', problem: 'o arquivo não existe', allowed });
    return describeFailure(location, file, error);
  }
}

async function describeFailure(location: string, file: string, error: unknown): Promise<Reading<never>> {
  const syntax = await findSyntaxError(await readFile(location, 'utf8'));
  if (syntax) {
    const near = syntax.near ? `, perto de ${syntax.near}` : ', no fim do arquivo';
    return fail({
      file,
      line: syntax.line,
      path: '',
      problem: `erro de sintaxe na coluna ${syntax.column}${near}`,
      allowed,
      suggestion: 'confira as vírgulas, aspas e chaves desta linha e da anterior',
    });
  }
  const line = thrownAt(location, error);
  return fail({
    file,
    ...(line === undefined ? {} : { line }),
    path: '',
    problem: `o arquivo parou com um erro: ${firstLine(error)}`,
    allowed,
  });
}

/** The line of the file that threw, as the stack names it. */
function thrownAt(location: string, error: unknown): number | undefined {
  const stack = (error instanceof Error && error.stack) || '';
  const frame = stack
    .split('\n')
    .find((text) => text.includes(path.basename(path.dirname(location)) + '/brand.ts'));
  const line = /brand\.ts(?:\?[^:]*)?:(\d+)/.exec(frame ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}
