import { vendorOf } from '#blocks/job-opening/describe-frame.ts';
import type { BrandConfig } from '#engine/brand-schema.ts';
import { formatPath } from '#schema/fault.ts';
import type { Links } from '#schema/links.ts';

export type AddressKind = 'origin' | 'frame' | 'map' | 'social' | 'whatsapp' | 'link';

/** An address that a brand leads to, and where it is written. */
export interface Address {
  brand: string;
  file: string;
  /** 1-based, where it was looked up. */
  line?: number;
  path: string;
  kind: AddressKind;
  /** An http or https address, or one of the site itself, beginning with `/`. */
  url: string;
  /** Of what a page may show in a frame: the origins its policy allows, redirects included. */
  frameOrigins?: readonly string[];
  /** Of the page that leads there, where its brand has a domain of its own. */
  siteOrigin?: string;
}

interface AddressSource {
  id: string;
  brandFile: string;
  linksFile: string;
  config: BrandConfig | undefined;
  links: Links | undefined;
}

/** Every address of a brand that can be tried, of as much of it as could be read. */
export function addressesOf(source: AddressSource): Address[] {
  const domain = source.config?.domain;
  const addresses = listAddresses(source);
  return domain === undefined
    ? addresses
    : addresses.map((address) => ({ ...address, siteOrigin: `https://${domain}` }));
}

function listAddresses({ id, brandFile, linksFile, config, links }: AddressSource): Address[] {
  const inLinks = (kind: AddressKind, path: string, url: string | undefined): Address[] =>
    url === undefined ? [] : [{ brand: id, file: linksFile, path, kind, url }];
  const inFrame = (kind: 'frame' | 'map', path: string, url: string | undefined): Address[] =>
    inLinks(kind, path, url).map((address) => ({ ...address, ...frameOriginsOf(address, links) }));
  const { origin, domain, ...content } = config ?? {};
  const inBrand = (path: string, url: string | undefined): Address[] =>
    url === undefined ? [] : [{ brand: id, file: brandFile, path, kind: 'origin', url }];
  return [
    ...inBrand('origin', origin),
    ...inBrand('domain', domain && `https://${domain}`),
    ...inLinks('whatsapp', 'whatsapp.number', links && `https://wa.me/${links.whatsapp.number}`),
    ...Object.entries(links?.social ?? {}).flatMap(([network, url]) =>
      inLinks('social', `social.${network}`, url),
    ),
    ...inFrame('frame', 'frames.jobForm', links?.frames?.jobForm),
    ...inFrame('frame', 'frames.contract', links?.frames?.contract),
    ...inFrame('map', 'map', links?.map),
    ...findLinks(content).map(({ url, path }) => ({
      brand: id,
      file: brandFile,
      path: formatPath(path),
      kind: 'link' as const,
      url,
    })),
  ];
}

/** As the page's policy has them (see `policySources`). */
function frameOriginsOf({ kind, url }: Address, links: Links | undefined): Pick<Address, 'frameOrigins'> {
  if (!links || url.startsWith('/')) return {};
  return { frameOrigins: kind === 'map' ? [new URL(url).origin] : (vendorOf(links, url)?.origins ?? []) };
}

function findLinks(value: unknown, path: PropertyKey[] = []): { url: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [{ url: value, path }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findLinks(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findLinks(item, [...path, key]));
}

/** Domains that are reserved for examples (RFC 2606, RFC 6761): nobody answers there. */
export function isReserved(url: string): boolean {
  const { hostname } = new URL(url);
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(hostname);
}
