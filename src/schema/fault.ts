import { OperatorError } from './operator-error.ts';

/** Something wrong in a file that a person wrote, said so that they can mend it. */
export interface Fault {
  /** Path of the file, relative to the folder the command runs in. */
  file: string;
  /** 1-based line, where it can be known. */
  line?: number;
  /** Where inside the file: `pages[0].title`. Empty for the file as a whole. */
  path: string;
  problem: string;
  allowed?: string;
  /** What would mend it, where that can be guessed. */
  suggestion?: string;
}

/** What came of reading what a person wrote: its value, or every fault in it. */
export type Reading<T> = { value: T; faults: [] } | { value: undefined; faults: Fault[] };

/** Every fault found in one reading, thrown at the edge of a command. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    super(formatFaults(faults));
    this.faults = faults;
  }
}

/** The faults as an operator reads them in the terminal, a block each. */
export function formatFaults(faults: Fault[]): string {
  const count = faults.length === 1 ? '1 problema' : `${faults.length} problemas`;
  return [`${count} na configuração:`, ...faults.map(formatFault)].join('\n\n');
}

function formatFault({ file, line, path, problem, allowed, suggestion }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    path ? `  ${place}  ${path}` : `  ${place}`,
    `    problema:  ${problem}`,
    ...(allowed ? [`    permitido: ${allowed}`] : []),
    ...(suggestion ? [`    sugestão:  ${suggestion}`] : []),
  ].join('\n');
}

/** `['pages', 0, 'title']` as `pages[0].title`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The way back from `formatPath`. */
export const parsePath = (path: string): (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
