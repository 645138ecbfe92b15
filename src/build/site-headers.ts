import { vendorOf } from '#blocks/job-opening/describe-frame.ts';
import type { Links } from '#schema/links.ts';
import type { SiteHeaders } from '#schema/render-manifest.ts';
import { framedBy, headerPolicy } from './page-policy.ts';

/**
 * What lets a page watch, hear, find, charge or reach the devices of whoever looks at it: no page of a site needs
 * it, and a vendor's frame only where its row says so. Browsers complain of others.
 */
const features = [
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

const oneYear = 31_536_000;

/**
 * The headers of every answer of a site, whoever serves it. A page's own policy stands above theirs.
 * @param allowed what the frames of each brand may use, as `frameFeatures` tells it
 */
export function siteHeaders(origin: string, allowed: Record<string, string[]>[]): SiteHeaders {
  return {
    everywhere: {
      ...fixedHeaders,
      'Content-Security-Policy': framedBy,
      'Permissions-Policy': permissionsPolicy(allowed),
      // Subdomains are the operator's to speak for.
      ...(origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${oneYear}` } : {}),
    },
    // Share images and logos are also shown elsewhere: by the function's page, in mails.
    assets: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
}

/** The headers of a page that the contact function answers with, wherever it runs. It frames nothing. */
export const formPageHeaders = (policy: string): Record<string, string> => ({
  ...fixedHeaders,
  'Content-Security-Policy': headerPolicy(policy),
  'Permissions-Policy': permissionsPolicy([]),
});

const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The features that a brand's frames may use, each with the origins of the vendors who ask for it. */
export function frameFeatures(links: Links): Record<string, string[]> {
  const allowed: Record<string, string[]> = {};
  for (const address of Object.values(links.frames ?? {})) {
    const { allow = '', origins = [] } = vendorOf(links, address) ?? {};
    for (const feature of allow.split(/; ?/).filter(Boolean))
      allowed[feature] = [...(allowed[feature] ?? []), ...origins];
  }
  return allowed;
}

function permissionsPolicy(allowed: Record<string, string[]>[]): string {
  const names = new Set([...features, ...allowed.flatMap(Object.keys)]);
  return [...names]
    .map((name) => {
      const origins = new Set(allowed.flatMap((brand) => brand[name] ?? []).map((origin) => `"${origin}"`));
      // A page can only hand on what it has itself.
      return `${name}=(${origins.size === 0 ? '' : ['self', ...origins].join(' ')})`;
    })
    .join(', ');
}
