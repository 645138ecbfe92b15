import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as jsonc from 'jsonc-parser';
import type { Reading } from '#schema/fault.ts';
import { parseWithFaults } from '#schema/find-faults.ts';
import { linksSchema, type Links } from '#schema/links.ts';
import { fail, firstLine, isMissing } from './file-faults.ts';

/** Reads a brand's links.json as text, so that a fault can name its line. */
export async function readLinks(folder: string, file: string): Promise<Reading<Links>> {
  let source: string;
  try {
    source = await readFile(path.join(folder, 'links.json'), 'utf8');
  } catch (error) {
    return fail({
      file,
      path: '',
      problem: isMissing(error) ? 'o arquivo não existe' : `o arquivo não pôde ser lido: ${firstLine(error)}`,
      allowed: 'os links da marca, em JSON',
    });
  }
  const errors: jsonc.ParseError[] = [];
  const tree = jsonc.parseTree(source, errors, { disallowComments: true });
  const [broken] = errors;
  if (broken || !tree) {
    const { line, column } = positionAt(source, broken?.offset ?? 0);
    return fail({
      file,
      line,
      path: '',
      problem: `não é JSON: ${broken ? jsonc.printParseErrorCode(broken.error) : 'arquivo vazio'}, coluna ${column}`,
      allowed: 'JSON: nomes e textos entre aspas, vírgula entre as linhas e nenhuma depois da última',
    });
  }
  return parseWithFaults(linksSchema, jsonc.getNodeValue(tree), {
    file,
    lineOf: (where) => lineOf(source, tree, where),
  });
}

/** The line of a path, or of the nearest thing around it that is there. */
function lineOf(source: string, tree: jsonc.Node, where: readonly PropertyKey[]): number {
  for (let depth = where.length; depth > 0; depth -= 1) {
    const node = jsonc.findNodeAtLocation(tree, where.slice(0, depth) as jsonc.JSONPath);
    if (node)
      return positionAt(source, node.parent?.type === 'property' ? node.parent.offset : node.offset).line;
  }
  return positionAt(source, tree.offset).line;
}

function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
