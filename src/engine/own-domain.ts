import { homePage } from './brand-pages.ts';
import type { Brand, BrandConfig, SiteFrame } from './brand-schema.ts';

interface Located {
  domain?: string | undefined;
}

/** The public origin of the site that a brand stands on. */
export const originOf = (shared: Pick<SiteFrame, 'origin'>, { domain }: Located): string =>
  domain === undefined ? shared.origin : `https://${domain}`;

/** The site that a brand stands on: the shared one, or that of its own domain, whose `/` it owns. */
export const frameOf = (shared: SiteFrame, { id, domain }: Pick<Brand, 'id' | 'domain'>): SiteFrame =>
  domain === undefined ? shared : { origin: originOf(shared, { domain }), home: { id } };

/** A brand as it stands on its site, and where its pages stood before: see `Brand.moved`. */
interface Settled {
  config: BrandConfig;
  moved: Brand['moved'];
}

/**
 * On a domain of its own a brand's first page comes to stand at `/`, and what was below it directly below the
 * root. A brand that names a page `/` stays as it is.
 */
export function settle(config: BrandConfig): Settled {
  const { path: home } = homePage(config);
  if (config.domain === undefined || home === '/') return { config, moved: {} };
  const toRoot = (address: string): string => {
    const rest = address.slice(home.length);
    if (!address.startsWith(home) || !/^(?:[/#]|$)/.test(rest)) return address;
    return rest.startsWith('/') ? rest : `/${rest}`;
  };
  const settled = JSON.parse(JSON.stringify(config), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' ? toRoot(value) : value,
  ) as BrandConfig;
  for (const page of settled.pages) page.path = toRoot(page.path);
  return {
    config: settled,
    moved: Object.fromEntries(
      config.pages.flatMap(({ path }) => (toRoot(path) === path ? [] : [[path, toRoot(path)]])),
    ),
  };
}
