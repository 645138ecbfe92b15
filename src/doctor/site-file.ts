import { statSync } from 'node:fs';
import path from 'node:path';

/** The file of `publicDir` that the site serves at an address of its own, as a static host would. */
export function findSiteFile(publicDir: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const file = path.join(publicDir, decodeURIComponent(pathname));
  return [file, `${file}.html`, path.join(file, 'index.html')].find(
    (candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile() ?? false,
  );
}
