import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as jsonc from 'jsonc-parser';
import { parsePath, type Fault } from '#schema/fault.ts';
import { findExportLine } from './find-export-line.ts';
import { isMissing } from './file-faults.ts';
import { positionAt } from './position.ts';

/** Adds the line to everything said of a JSON or TypeScript file whose path can be found there. */
export async function locateFaults<F extends Pick<Fault, 'file' | 'line' | 'path'>>(
  faults: F[],
): Promise<F[]> {
  const unplaced = faults.filter(({ line, path: where }) => line === undefined && where !== '');
  const sources = new Map(
    await Promise.all(
      [...new Set(unplaced.map(({ file }) => file))].map(
        async (file) => [file, await readSource(file)] as const,
      ),
    ),
  );
  return Promise.all(
    faults.map(async (fault) => {
      const source = sources.get(fault.file);
      if (source === undefined || !unplaced.includes(fault)) return fault;
      const where = parsePath(fault.path);
      const line = fault.file.endsWith('.json')
        ? findJsonLine(source, where)
        : await findExportLine(source, where);
      return line === undefined ? fault : { ...fault, line };
    }),
  );
}

async function readSource(file: string): Promise<string | undefined> {
  try {
    return await readFile(path.resolve(file), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The line of a path, or of the nearest thing around it that is there. */
function findJsonLine(source: string, where: jsonc.JSONPath): number | undefined {
  const tree = jsonc.parseTree(source);
  if (!tree) return undefined;
  for (let depth = where.length; depth >= 0; depth -= 1) {
    const node = jsonc.findNodeAtLocation(tree, where.slice(0, depth));
    if (!node) continue;
    return positionAt(source, node.parent?.type === 'property' ? node.parent.offset : node.offset).line;
  }
  return undefined;
}
