import type { ContactBrand, ContactSites } from '#schema/contact-data.ts';
import type { SiteHeaders } from '#schema/render-manifest.ts';

/** What the worker knows of the site, bundled with it. */
export interface WorkerSite {
  headers: SiteHeaders;
  /** The Content-Security-Policy header of each page, by its address. */
  policies: Record<string, string>;
  contact: ContactSites;
  brands: Record<string, ContactBrand>;
}
