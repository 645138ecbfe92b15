import type { Fault } from '#schema/fault.ts';
import type { BrandSource } from './check-site.ts';

/** A domain belongs to one brand, and not to the site that the others share. */
export function checkDomains(sources: BrandSource[]): Fault[] {
  const shared = sources.find(({ brand }) => brand.origin !== undefined);
  const owners = new Map(
    shared?.brand.origin === undefined ? [] : [[URL.parse(shared.brand.origin)?.hostname, shared.brandFile]],
  );
  return sources.flatMap(({ brand: { domain }, brandFile }): Fault[] => {
    if (domain === undefined) return [];
    const owner = owners.get(domain);
    if (owner === undefined) {
      owners.set(domain, brandFile);
      return [];
    }
    return [
      {
        file: brandFile,
        path: 'domain',
        problem: `o domínio ${domain} já é de outra marca: ${owner}`,
        allowed: 'um domínio que nenhuma outra marca nem o site usem; sem esta linha, o endereço do site',
      },
    ];
  });
}
