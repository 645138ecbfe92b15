/**
 * What the renderer last wrote, `render.json` in the output folder. By it the next run knows what is still
 * current, and the server what it serves: nothing else. Files are relative to `site` in that folder.
 */
export interface RenderManifest {
  /** Of everything that every page depends on: engine, settings, public origin. */
  engine: string;
  /** Of every answer. */
  headers: SiteHeaders;
  /** Files that come with the engine: scripts, styles, public files. */
  engineFiles: string[];
  /** The pages among them, each with its Content-Security-Policy header. */
  enginePages: Record<string, string>;
  brands: Record<string, RenderedBrand>;
}

export interface RenderedBrand {
  /** Of everything that this brand's pages alone depend on. */
  fingerprint: string;
  /** Its pages, each with its Content-Security-Policy header. */
  pages: Record<string, string>;
  /** Its images. */
  images: string[];
}

/** Headers by name. */
export interface SiteHeaders {
  everywhere: Record<string, string>;
  /** Instead of those, for what stands below `/assets/`. */
  assets: Record<string, string>;
}

export const manifestFile = 'render.json';

/** Folders beside it: what is served, and what the contact function reads, a file for each brand. */
export const siteFolder = 'site';
export const functionFolder = 'function';

/** The file of the page at an address. */
export const pageFile = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;

/** The address that serves a file: pages go without their extension. */
export const fileAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

export const assetsFolder = '/assets/';
