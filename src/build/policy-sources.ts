import { vendorOf } from '#blocks/job-opening/describe-frame.ts';
import type { Brand, Page } from '#engine/brand-schema.ts';
import type { PageSettings } from '#engine/create-page-data.ts';
import type { PolicySources } from './page-policy.ts';

/**
 * Where a page of a brand, in any of its views, may fetch from: its forms' and its map's hosts, and the contact
 * function. A vendor's form may lead from one of the vendor's origins to another, so all in its row count.
 * @param siteOrigin given where another origin than the site's serves the page
 */
export function policySources(
  brand: Brand,
  page: Page,
  { functionsUrl }: PageSettings,
  siteOrigin?: string,
): PolicySources {
  const own = siteOrigin ?? "'self'";
  const originOf = (address: string): string => (address.startsWith('/') ? own : new URL(address).origin);
  const { map, frames } = brand.links;
  const kinds = new Set(page.blocks.map(({ kind }) => kind));
  const endpoint = functionsUrl === '' ? own : new URL(functionsUrl).origin;
  const forms = frames ? [frames.jobForm, frames.contract] : [];
  return {
    own,
    connect: [own, ...(kinds.has('contact') ? [endpoint] : [])],
    frames: [
      ...(kinds.has('contact') && map ? [originOf(map)] : []),
      ...(kinds.has('job-opening')
        ? forms.flatMap((address) => vendorOf(brand.links, address)?.origins ?? [own])
        : []),
    ],
    // The function's answer to a form leads back to the site.
    forms: kinds.has('contact') ? [endpoint, own] : [],
  };
}
