import type { ContactEndpoint, MenuItem, PageData } from '#blocks/page-data.ts';
import type { View } from '#blocks/views.ts';
import { notFoundSchema } from '#blocks/not-found/schema.ts';
import { homePage, noticePaths } from './brand-pages.ts';
import type { Brand, ImageAsset, Page, Picture, SiteFrame } from './brand-schema.ts';

export interface PageSettings {
  /** What comes before `/functions/v1`; empty where site and function share an origin. */
  functionsUrl: string;
  anonKey: string;
}

/**
 * Everything one page of a brand needs in the browser.
 * @param view the one that is shown instead of the whole page
 */
export function createPageData(
  site: SiteFrame,
  brand: Brand,
  page: Page,
  settings: PageSettings,
  view?: View,
): PageData {
  const { $schema: _, ...links } = brand.links;
  const logo = imageOf(brand, brand.logo.image);
  const share = shareImageOf(brand, page);
  const hasContact = page.blocks.some(({ kind }) => kind === 'contact');
  return {
    brand: {
      id: brand.id,
      name: brand.name,
      tagline: brand.tagline,
      homePath: homePage(brand).path,
      logo: { href: logo.href, width: logo.width, height: logo.height, withName: brand.logo.withName },
      theme: brand.theme,
      menu: menuOf(brand, view ? undefined : page),
      ...(brand.menuAction ? { menuAction: brand.menuAction } : {}),
      links,
      noticePaths: noticePaths(brand),
      icons: {
        icon: brand.pictures.icon.href,
        touch: brand.pictures.touchIcon.href,
        manifest: brand.pictures.manifest.href,
      },
    },
    page: {
      path: page.path,
      title: page.title,
      description: page.description,
      canonical: absoluteUrl(site, page.path),
      share: {
        url: absoluteUrl(site, share.href),
        type: share.type,
        width: share.width,
        height: share.height,
      },
      blocks: page.blocks,
    },
    ...(hasContact ? { contact: contactEndpoint(brand, page, settings) } : {}),
  };
}

/** The page that answers every path no page has, drawn in the brand that owns `/`. */
export function createNotFoundPage(): Page {
  const block = notFoundSchema.parse({ kind: 'not-found' });
  return {
    path: '*',
    title: block.title,
    description: 'Este endereço não existe ou mudou de lugar. Veja o que há no início do site.',
    blocks: [block],
  };
}

export const absoluteUrl = (site: SiteFrame, path: string): string =>
  `${site.origin}${path === '*' ? '/404' : path}`;

/** @param here the page that is shown whole: its sections are a step away */
function menuOf(brand: Brand, here: Page | undefined): MenuItem[] {
  const home = homePage(brand);
  return home.blocks.flatMap(({ menuLabel, anchor }) =>
    menuLabel && anchor ? [{ label: menuLabel, href: `${here === home ? '' : home.path}#${anchor}` }] : [],
  );
}

/** Its own, its brand's, or the one that is drawn for its title; a page of no brand takes the one of the first. */
function shareImageOf(brand: Brand, page: Page): Picture {
  const own = page.shareImage ?? brand.shareImage;
  if (own !== undefined) return imageOf(brand, own);
  const { share } = brand.pictures;
  const picture = share[page.title] ?? share[homePage(brand).title] ?? Object.values(share)[0];
  if (!picture) throw new Error(`brand ${brand.id} has no picture for ${page.title}`);
  return picture;
}

function imageOf(brand: Brand, name: string): ImageAsset {
  const image = brand.images[name];
  if (!image)
    throw new Error(`brand ${brand.id} lost its image ${name}: the loader measures every named image`);
  return image;
}

function contactEndpoint(brand: Brand, page: Page, { functionsUrl, anonKey }: PageSettings): ContactEndpoint {
  const url = `${functionsUrl}/functions/v1/send-contact-email`;
  const brandQuery = new URLSearchParams({ brand: brand.id });
  const formQuery = new URLSearchParams({ brand: brand.id, page: page.path });
  return { url: `${url}?${brandQuery}`, formUrl: `${url}/form?${formQuery}`, key: anonKey };
}
