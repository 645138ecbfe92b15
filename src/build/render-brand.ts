import type { renderPage } from '#app/entry-server.tsx';
import type { ContactDraft } from '#blocks/page-data.ts';
import { contactViews, pageViews, viewPath, type View } from '#blocks/views.ts';
import type { Brand, Page, SiteFrame } from '#engine/brand-schema.ts';
import { brandPages, homePage, pageAddresses } from '#engine/brand-pages.ts';
import { frameOf } from '#engine/own-domain.ts';
import {
  absoluteUrl,
  createNotFoundPage,
  createPageData,
  type PageSettings,
} from '#engine/create-page-data.ts';
import { contactSlots, type ContactBrand, type ContactFormPages } from '#schema/contact-data.ts';
import type { ClientAssets } from './client-assets.ts';
import { createDocument } from './create-document.ts';
import { createPolicy } from './page-policy.ts';
import { policySources } from './policy-sources.ts';
import { formPageHeaders } from './site-headers.ts';

export interface Renderer {
  /** The site that brands share. */
  site: SiteFrame;
  settings: PageSettings;
  assets: ClientAssets;
  renderPage: typeof renderPage;
}

interface RenderedDocument {
  html: string;
  /** Its Content-Security-Policy, which it does not carry itself. */
  policy: string;
}

export interface RenderedFile extends RenderedDocument {
  /** Address the file answers. */
  address: string;
}

/** Every document of a brand: its pages, the engine's for it, their views, and the 404 page where it owns `/`. */
export function* renderBrand(renderer: Renderer, brand: Brand): Generator<RenderedFile> {
  for (const page of brandPages(brand)) yield* renderPageFiles(renderer, brand, page);
  if (brand.id === frameOf(renderer.site, brand).home.id) yield renderNotFound(renderer, brand);
}

/** The document at one address of a brand, or nothing where it has none. */
export function renderAddress(renderer: Renderer, brand: Brand, address: string): string | undefined {
  for (const page of brandPages(brand)) {
    if (!pageAddresses(page).includes(address)) continue;
    for (const file of renderPageFiles(renderer, brand, page)) if (file.address === address) return file.html;
  }
  return undefined;
}

/** @param home the brand that owns `/` */
export const renderNotFound = (renderer: Renderer, home: Brand): RenderedFile => ({
  address: '/404',
  ...drawDocument(renderer, home, createNotFoundPage(), '/404'),
});

function* renderPageFiles(renderer: Renderer, brand: Brand, page: Page): Generator<RenderedFile> {
  yield { address: page.path, ...drawDocument(renderer, brand, page, page.path) };
  for (const { view } of pageViews(page.blocks)) {
    if (view.slug === contactViews.failed) continue;
    const address = viewPath(page.path, view.slug);
    yield { address, ...drawDocument(renderer, brand, page, address, { view }) };
  }
}

function drawDocument(
  { site, settings, assets, renderPage: render }: Renderer,
  brand: Brand,
  page: Page,
  address: string,
  { base, ...state }: { view?: View; draft?: ContactDraft; base?: string | undefined } = {},
): RenderedDocument {
  const data = createPageData(frameOf(site, brand), brand, page, settings, state.view);
  const neighbours = brand.pages.map(({ path }) => path).filter((path) => path !== page.path);
  const rendered = render(address, { data, ...state }, assets.knowsComponent);
  const html = createDocument({ data, view: state.view, rendered, assets, neighbours, base });
  return { html, policy: createPolicy(html, policySources(brand, page, settings, base), base) };
}

/** What the contact function needs to know of a brand. */
export function describeContact(renderer: Renderer, brand: Brand): ContactBrand {
  const { paper, surface, ink, muted, primary, onPrimary } = brand.theme.color;
  const pages = brand.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'contact'));
  return {
    id: brand.id,
    name: brand.name,
    homeUrl: absoluteUrl(frameOf(renderer.site, brand), homePage(brand).path),
    mail: brand.mail,
    colors: { paper, surface, ink, muted, primary, onPrimary },
    whatsappUrl: `https://wa.me/${brand.links.whatsapp.number}`,
    forms: Object.fromEntries(pages.map((page) => [page.path, contactFormPages(renderer, brand, page)])),
  };
}

/** The failed page is a template: it is drawn with slots for what only the function will know. */
function contactFormPages(renderer: Renderer, brand: Brand, page: Page): ContactFormPages {
  const { settings } = renderer;
  const site = frameOf(renderer.site, brand);
  const sentPath = viewPath(page.path, contactViews.sent);
  const failed = pageViews(page.blocks).find(({ view }) => view.slug === contactViews.failed)?.view;
  if (!failed) throw new Error(`${page.path} has a contact block without its views`);
  const ownOrigin = settings.functionsUrl === '';
  const { html, policy } = drawDocument(renderer, brand, page, viewPath(page.path, failed.slug), {
    view: { ...failed, title: contactSlots.title },
    draft: contactSlots,
    base: ownOrigin ? undefined : site.origin,
  });
  return {
    sentUrl: ownOrigin ? sentPath : absoluteUrl(site, sentPath),
    failedHtml: html,
    failedHeaders: formPageHeaders(policy),
  };
}
