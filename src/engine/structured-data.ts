import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  Organization,
  PostalAddress,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type { PageData } from '#blocks/page-data.ts';
import { isIndexed, shownBlocks, type View } from '#blocks/views.ts';
import { socialNetworks } from '#schema/social-networks.ts';

/**
 * What a page tells search engines of its brand, as schema.org's JSON-LD: only what the brand's files say, and
 * only of the blocks that are shown. Every address is absolute.
 * @returns nothing for pages that search engines are asked to leave out
 */
export function structuredData(data: PageData, view: View | undefined): Graph | undefined {
  const { brand, page } = data;
  if (!isIndexed(page.path, view)) return undefined;
  const isHome = page.path === brand.homePath;
  const graph: Thing[] = [
    describeOrganization(data),
    ...(isHome ? [describeSite(data)] : []),
    ...describeServices(data, view),
    ...(isHome ? [] : [describeTrail(data)]),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Of an address as pages write it; absolute ones stay as they are. */
const absolute = ({ page }: PageData, href: string): string => new URL(href, page.canonical).href;

const homeUrl = (data: PageData): string => absolute(data, data.brand.homePath);

/** One brand is the same organization on every page of it. */
const organizationId = (data: PageData) => `${homeUrl(data)}#org`;

function describeOrganization(data: PageData): Organization {
  const { name, logo, links } = data.brand;
  const profiles = socialNetworks.flatMap((network) => links.social[network] ?? []);
  return {
    '@type': 'Organization',
    '@id': organizationId(data),
    name,
    url: homeUrl(data),
    logo: absolute(data, logo.href),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(links.address ? { address: describeAddress(links.address) } : {}),
    contactPoint: describeContact(data),
  };
}

/** One point with every way to reach it. The chat link goes in without its greeting, which is the visitor's. */
const describeContact = (data: PageData): ContactPoint => {
  const { phone, email, whatsapp } = data.brand.links;
  return {
    '@type': 'ContactPoint',
    '@id': `${homeUrl(data)}#contact`,
    url: `https://wa.me/${whatsapp.number}`,
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(email === undefined ? {} : { email }),
    availableLanguage: 'pt-BR',
  };
};

/** The schema of links takes addresses of Brazil alone. */
const describeAddress = ({
  street,
  district,
  city,
  state,
  postalCode,
}: NonNullable<PageData['brand']['links']['address']>): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: district === undefined ? street : `${street}, ${district}`,
  addressLocality: city,
  addressRegion: state,
  postalCode,
  addressCountry: 'BR',
});

const describeSite = (data: PageData): WebSite => ({
  '@type': 'WebSite',
  '@id': `${homeUrl(data)}#site`,
  name: data.brand.name,
  url: homeUrl(data),
  inLanguage: 'pt-BR',
  publisher: { '@id': organizationId(data) },
});

function describeServices(data: PageData, view: View | undefined): Service[] {
  const { canonical, blocks } = data.page;
  const offers = shownBlocks(blocks, view?.slug).flatMap((block) => {
    if (block.kind === 'about') return block.specialties.map(({ title, text }) => ({ title, text }));
    if (block.kind === 'job-opening') return [{ title: block.title, text: block.lead }];
    return [];
  });
  return offers.map(({ title, text }, index) => ({
    '@type': 'Service',
    '@id': `${canonical}#service-${index + 1}`,
    name: title,
    description: text,
    provider: { '@id': organizationId(data) },
  }));
}

const describeTrail = (data: PageData): BreadcrumbList => {
  const { brand, page } = data;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page.canonical}#trail`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: homeUrl(data) },
      { '@type': 'ListItem', position: 2, name: page.title, item: page.canonical },
    ],
  };
};
