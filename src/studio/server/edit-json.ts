import * as jsonc from 'jsonc-parser';
import { findChanges, type Change } from '../changes.ts';

/**
 * A JSON text that says `value`: nothing but what changed is other than it was. The library's own `modify`
 * lays out the lines around a change anew.
 * @param text an object in JSON
 */
export function editJson(text: string, value: unknown): string {
  const layout: Layout = {
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return findChanges(jsonc.parse(text), value).reduce(
    (current, change) => applyChange(current, change, layout),
    text,
  );
}

interface Layout {
  /** One step of indentation. */
  unit: string;
  eol: string;
}

function applyChange(text: string, { path, value }: Change, layout: Layout): string {
  const root = jsonc.parseTree(text);
  const node = root && jsonc.findNodeAtLocation(root, path);
  if (node && value === undefined) return removeProperty(text, node.parent);
  if (node) return replace(text, node, write(value, text, node, layout));
  const parent = root && jsonc.findNodeAtLocation(root, path.slice(0, -1));
  const key = path.at(-1);
  if (parent?.type !== 'object' || typeof key !== 'string') throw new Error(`no object at ${path.join('.')}`);
  return addProperty(text, parent, key, value, layout);
}

function addProperty(text: string, parent: jsonc.Node, key: string, value: unknown, layout: Layout): string {
  const last = parent.children?.at(-1);
  if (!last) return replace(text, parent, write({ [key]: value }, text, parent, layout));
  const isOnOwnLine = text.slice(parent.offset, last.offset).includes('\n');
  const gap = isOnOwnLine ? `${layout.eol}${indentAt(text, last)}` : ' ';
  const property = `${JSON.stringify(key)}: ${write(value, text, last, layout)}`;
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${gap}${property}${text.slice(end)}`;
}

function removeProperty(text: string, property: jsonc.Node | undefined): string {
  const owner = property?.parent;
  const siblings = owner?.children ?? [];
  if (property?.type !== 'property' || !owner) throw new Error('only what has a name can be removed');
  if (siblings.length === 1) return replace(text, owner, '{}');
  const index = siblings.indexOf(property);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const [from, to] = before
    ? [before.offset + before.length, property.offset + property.length]
    : [property.offset, after?.offset ?? property.offset];
  return text.slice(0, from) + text.slice(to);
}

const replace = (text: string, { offset, length }: jsonc.Node, content: string): string =>
  text.slice(0, offset) + content + text.slice(offset + length);

/** A value as it stands in the line of a node; a list that was in one line stays there. */
function write(value: unknown, text: string, node: jsonc.Node, { unit, eol }: Layout): string {
  const isShort = node.type === 'array' && !text.slice(node.offset, node.offset + node.length).includes('\n');
  if (isShort && Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indentAt(text, node)}`);
}

function indentAt(text: string, { offset }: jsonc.Node): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}
