import type { RenderedBrand, RenderedSite } from '#schema/render-manifest.ts';

/** What search engines and static hosts read of a site, each by the name it must have. */

/** @param brands that stand on the site. Addresses are of letters, digits, hyphens and slashes: nothing to escape. */
export function sitemap(origin: string, brands: Pick<RenderedBrand, 'listed' | 'changed'>[]): string {
  const urls = brands.flatMap(({ listed, changed }) =>
    listed.map((address) => `<url><loc>${origin}${address}</loc><lastmod>${changed}</lastmod></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Nothing is kept from search engines but what its own page says, and the function. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /functions/\n\nSitemap: ${origin}/sitemap.xml\n`;

export const redirectsFileName = '_redirects';

/** What stood here, and stands on another site now, as static hosts read it: the first rule that fits counts. */
export const redirects = (moved: RenderedSite['moved']): string =>
  Object.entries(moved)
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([from, to]) => `${from} ${to} 308\n${from}/* ${to.replace(/\/$/, '')}/:splat 308\n`)
    .join('');
