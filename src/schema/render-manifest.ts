/**
 * What the renderer last wrote, `render.json` in the output folder. By it the next run knows what is still
 * current, and the server what it serves: nothing else. Files are relative to the folder of their site.
 */
export interface RenderManifest {
  /** Of everything that every page depends on and no brand says: engine, settings. */
  engine: string;
  /** Public origin of the site that brands share, and the brand that owns its `/`. */
  frame: { origin: string; home: { id: string } };
  /** Files that come with the engine, the same on every site: scripts, styles, public files. */
  engineFiles: string[];
  /** The pages among them, each with its Content-Security-Policy header. */
  enginePages: Record<string, string>;
  /** The sites by their folders: the shared one, and one for each brand with a domain of its own. */
  sites: Record<string, RenderedSite>;
  brands: Record<string, RenderedBrand>;
}

export interface RenderedSite {
  origin: string;
  /** Of every answer. */
  headers: SiteHeaders;
  /** Files that speak of the whole site: for search engines. */
  files: string[];
  /** What stands on another site now: from the address here to the whole address there. */
  moved: Record<string, string>;
}

export interface RenderedBrand {
  /** Of everything that this brand's pages alone depend on. */
  fingerprint: string;
  /** The domain of its own. */
  domain?: string;
  /** Where its pages would stand on the shared site, and where they stand on its own domain instead. */
  moved: Record<string, string>;
  /** Its pages, each with its Content-Security-Policy header. */
  pages: Record<string, string>;
  /** The addresses that search engines may list. */
  listed: string[];
  /** When the brand's files last changed, as an ISO date. */
  changed: string;
  /** Its images. */
  images: string[];
  /** What its frames may use of the browser, and whose frames. */
  features: Record<string, string[]>;
}

/** Headers by name. */
export interface SiteHeaders {
  everywhere: Record<string, string>;
  /** Instead of those, for what stands below `/assets/`. */
  assets: Record<string, string>;
}

export const manifestFile = 'render.json';

/** Folders beside it: what is served, and what the contact function reads, a file for each brand. */
export const sharedFolder = 'site';
export const domainsFolder = 'domains';
export const functionFolder = 'function';

/** The folder of the site that a brand stands on: with a domain of its own, the brand's alone. */
export const siteFolder = ({ domain }: { domain?: string | undefined }): string =>
  domain === undefined ? sharedFolder : `${domainsFolder}/${domain}`;

/** The file of the page at an address. */
export const pageFile = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;

/** The address that serves a file: pages go without their extension. */
export const fileAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

export const assetsFolder = '/assets/';
