import { assetsFolder, type SiteHeaders } from '#schema/render-manifest.ts';

export const headersFileName = '_headers';

/**
 * The site's headers as static hosts read them, in two rules however many brands there are: such a file takes
 * a hundred. Where both rules name a header, hosts join the two values, and a Cross-Origin-Resource-Policy of
 * two values counts as none, which is what assets want. How long assets are kept is left to the host: a rule
 * would also mark the 404 of one that is not there yet.
 */
export function headersFile({ everywhere, assets }: SiteHeaders): string {
  return [...rule('/*', everywhere), ...rule(`${assetsFolder}*`, assets), ''].join('\n');
}

const rule = (pattern: string, headers: Record<string, string>): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];
