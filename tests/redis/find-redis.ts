import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['redis-server', 'valkey-server'];

/** The Redis server that the tests start: the first of its kind on the PATH. */
export function findRedis(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
