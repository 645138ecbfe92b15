import type { ESTree } from 'vite';
import { positionAt } from './position.ts';

/** The first syntax error of a TypeScript file, or nothing where it has none. */
export async function findSyntaxError(
  source: string,
): Promise<{ line: number; column: number; near: string } | undefined> {
  const { errors } = await parseSource(source);
  const [label] = errors[0]?.labels ?? [];
  if (!errors[0]) return undefined;
  const offset = label?.start ?? 0;
  return { ...positionAt(source, offset), near: source.slice(offset).split(/\s/)[0] ?? '' };
}

/** The line where a path of the default export is written, or the nearest thing around it that is there. */
export async function findExportLine(
  source: string,
  where: readonly (string | number)[],
): Promise<number | undefined> {
  const { program } = await parseSource(source);
  let node = exportedValue(program);
  let offset: number | undefined = node?.start;
  for (const key of where) {
    const found = node && childOf(node, key);
    if (!found) break;
    ({ value: node, offset } = found);
  }
  return offset === undefined ? undefined : positionAt(source, offset).line;
}

/** Loaded only when a file has a fault: a healthy site starts without it. */
async function parseSource(source: string) {
  const { parse } = await import('vite');
  return parse('brand.ts', source);
}

/** What `export default` gives: an object, by itself or by name, alone or handed to `defineBrand`. */
function exportedValue(program: ESTree.Program): ESTree.Node | undefined {
  const statement = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const value = statement && bare(statement.declaration);
  const given = value?.type === 'CallExpression' ? value.arguments[0] && bare(value.arguments[0]) : value;
  if (given?.type !== 'Identifier') return given;
  const declared = program.body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === given.name)?.init;
  return declared ? bare(declared) : undefined;
}

function childOf(
  node: ESTree.Node,
  key: string | number,
): { value: ESTree.Node; offset: number } | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const element = node.elements[key];
    return element ? { value: bare(element), offset: element.start } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const name =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : undefined;
    if (name === String(key)) return { value: bare(property.value), offset: property.start };
  }
  return undefined;
}

/** Without the type that may be written around it. */
function bare(node: ESTree.Node): ESTree.Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}
