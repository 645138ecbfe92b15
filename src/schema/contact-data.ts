/** What the contact function knows beside the brands themselves: `function/site.json` of the build. */
export interface ContactSites {
  /** Brand of a request that names none: the one that owns `/` of the site that brands share. */
  defaultBrand: string;
  /** The same on the domains that belong to one brand. */
  domains: Record<string, string>;
  /** Origins whose pages may send, beside the one the function itself is asked under. */
  origins: readonly string[];
}

/** Where the contact function learns of the brands. */
export interface ContactSource {
  /** As it is now: a domain can come while the function runs. */
  sites(): ContactSites;
  /** `id` comes from visitors and may be anything. */
  find(id: string): ContactBrand | undefined | Promise<ContactBrand | undefined>;
}

/**
 * A brand as the contact function knows it: written by the renderer beside the pages, never among them, since
 * inboxes are not public.
 */
export interface ContactBrand {
  id: string;
  name: string;
  /** Absolute address of the brand's first page. */
  homeUrl: string;
  mail: { inbox: string; sender: string };
  /** Hex colours for the mails. */
  colors: { paper: string; surface: string; ink: string; muted: string; primary: string; onPrimary: string };
  /** WhatsApp chat link, without a greeting. */
  whatsappUrl: string;
  /** The brand's contact forms, by the path of the page they stand on. */
  forms: Record<string, ContactFormPages>;
}

/** Where a form sent without JavaScript leads. */
export interface ContactFormPages {
  /** Address of the page that says the message was sent; absolute where the function has another origin. */
  sentUrl: string;
  /** The page that says it was not, or that nobody knows, complete but for its slots (see `fillSlots`). */
  failedHtml: string;
  /** Its headers, by name. */
  failedHeaders: Record<string, string>;
}

/** What the failed page is rendered with in place of the visitor's entries, of what became of them, and of the reason. */
export const contactSlots = {
  name: '[[slot.name]]',
  email: '[[slot.email]]',
  company: '[[slot.company]]',
  message: '[[slot.message]]',
  title: '[[slot.title]]',
  error: '[[slot.error]]',
} as const;

export type ContactSlot = keyof typeof contactSlots;
