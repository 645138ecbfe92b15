import path from 'node:path';
import type { Fault } from '#schema/fault.ts';

export const fail = (fault: Fault): { value: undefined; faults: Fault[] } => ({
  value: undefined,
  faults: [fault],
});

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file as an operator names it: relative to the folder the command runs in. */
export const displayPath = (file: string): string => path.relative(process.cwd(), file) || file;
