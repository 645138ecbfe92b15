import { assetsFolder, immutableCaching, type SiteHeaders } from '#schema/render-manifest.ts';

export const headersFileName = '_headers';

/**
 * The site's headers as static hosts read them, in two rules however many brands there are: such a file takes
 * a hundred. Where both rules name a header, hosts join the two values, and a Cross-Origin-Resource-Policy of
 * two values counts as none, which is what assets want.
 */
export function headersFile({ everywhere, assets }: SiteHeaders): string {
  return [
    ...rule('/*', everywhere),
    ...rule(`${assetsFolder}*`, { ...assets, 'Cache-Control': immutableCaching }),
    '',
  ].join('\n');
}

const rule = (pattern: string, headers: Record<string, string>): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];
