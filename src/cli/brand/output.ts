import { stripVTControlCharacters, styleText } from 'node:util';
import type { Finding } from '#checks/finding.ts';

type Style = Parameters<typeof styleText>[0];

/** Coloured where the stream is a terminal that wants colours: NO_COLOR and FORCE_COLOR are heeded. */
export const paint = (style: Style, text: string, stream: NodeJS.WritableStream = process.stdout): string =>
  styleText(style, text, { stream });

export const printJson = (value: object): void => console.log(JSON.stringify(value, null, 2));

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Columns as wide as their widest cell, under their headings. */
export function formatTable(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(widthOf)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd();
  return [line(headings.map((heading) => paint('bold', heading))), ...rows.map(line)].join('\n');
}

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** A finding as an operator reads it in the terminal. */
export function formatFinding({ severity, file, line, path, problem, allowed, suggestion }: Finding): string {
  const mark = severity === 'error' ? paint('red', '✗ erro ') : paint('yellow', '! aviso');
  const place = paint('bold', line === undefined ? file : `${file}:${line}`);
  const detail = (name: string, text: string | undefined) =>
    text ? [`            ${paint('dim', name)} ${text}`] : [];
  return [
    `  ${mark} ${path ? `${place}  ${paint('cyan', path)}` : place}`,
    `            ${problem}`,
    ...detail('permitido:', allowed),
    ...detail('sugestão: ', suggestion),
  ].join('\n');
}

/** `1 erro e 2 avisos`, or that all is well. */
export function summarize(findings: readonly Pick<Finding, 'severity'>[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const parts = [
    ...(errors > 0 ? [paint('red', count(errors, 'erro', 'erros'))] : []),
    ...(warnings > 0 ? [paint('yellow', count(warnings, 'aviso', 'avisos'))] : []),
  ];
  return parts.length > 0 ? parts.join(' e ') : paint('green', 'ok');
}
