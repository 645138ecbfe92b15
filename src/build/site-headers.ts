import { vendorOf } from '#blocks/job-opening/describe-frame.ts';
import type { Site } from '#engine/brand-schema.ts';
import type { SiteHeaders } from '#schema/render-manifest.ts';
import { framedBy, headerPolicy } from './page-policy.ts';

/** What no page of a site needs, and a vendor's frame only where its row says so. Browsers complain of others. */
const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const oneYear = 31_536_000;

/** The headers of every answer of a site, whoever serves it. A page's own policy stands above theirs. */
export function siteHeaders(site: Site): SiteHeaders {
  return {
    everywhere: {
      ...fixedHeaders,
      'Content-Security-Policy': framedBy,
      'Permissions-Policy': permissionsPolicy(allowedFeatures(site)),
      // Subdomains are the operator's to speak for.
      ...(site.origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${oneYear}` } : {}),
    },
    // Share images and logos are also shown elsewhere: by the function's page, in mails.
    assets: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
}

/** The headers of a page that the contact function answers with, wherever it runs. It frames nothing. */
export const formPageHeaders = (policy: string): Record<string, string> => ({
  ...fixedHeaders,
  'Content-Security-Policy': headerPolicy(policy),
  'Permissions-Policy': permissionsPolicy(new Map()),
});

const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The origins of the vendors that ask for each feature, over all brands. */
function allowedFeatures({ brands }: Site): Map<string, Set<string>> {
  const allowed = new Map<string, Set<string>>();
  for (const { links } of brands) {
    for (const address of Object.values(links.frames ?? {})) {
      const { allow = '', origins = [] } = vendorOf(links, address) ?? {};
      for (const feature of allow.split(/; ?/).filter(Boolean)) {
        allowed.set(feature, new Set([...(allowed.get(feature) ?? []), ...origins]));
      }
    }
  }
  return allowed;
}

function permissionsPolicy(allowed: Map<string, Set<string>>): string {
  const names = new Set([...features, ...allowed.keys()]);
  return [...names]
    .map((name) => {
      const origins = [...(allowed.get(name) ?? [])].map((origin) => `"${origin}"`);
      // A page can only hand on what it has itself.
      return `${name}=(${origins.length === 0 ? '' : ['self', ...origins].join(' ')})`;
    })
    .join(', ');
}
