import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactBrand, ContactSites, ContactSource } from '#schema/contact-data.ts';
import { functionFolder } from '#schema/render-manifest.ts';

/**
 * What the contact function knows of each brand, from the files the renderer wrote for it, each read once.
 * `reload` makes it read them again.
 */
export async function openContactFiles(
  distDir: string,
): Promise<ContactSource & { reload: () => Promise<void> }> {
  const read = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(path.join(distDir, functionFolder, `${name}.json`), 'utf8')) as T;
  const known = new Map<string, Promise<ContactBrand | undefined>>();
  let sites = await read<ContactSites>('site');

  const load = (id: string): Promise<ContactBrand | undefined> =>
    read<ContactBrand>(`brands/${id}`).catch((error: NodeJS.ErrnoException) => {
      known.delete(id);
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });

  return {
    sites: () => sites,
    find: (id) => {
      // Ids come from visitors: only what could name a brand's folder may name a file.
      if (!/^[a-z0-9-]{1,64}$/.test(id)) return undefined;
      const brand = known.get(id) ?? load(id);
      known.set(id, brand);
      return brand;
    },
    reload: async () => {
      known.clear();
      sites = await read('site');
    },
  };
}
