import type { Links } from '#schema/links.ts';
import type { HeadingLevel } from '#ui/heading-level.ts';
import type { Theme } from '#schema/base-theme.ts';
import type { Block, BlockKind, BlockOf } from './schemas.ts';

/** What a page of a brand is drawn from: all of it public. Only an island's props travel to the browser. */
export interface PageData {
  brand: {
    id: string;
    name: string;
    tagline: string;
    homePath: string;
    logo: { href: string; width: number; height: number; withName: boolean };
    theme: Theme;
    menu: MenuItem[];
    menuAction?: MenuItem;
    links: Omit<Links, '$schema'>;
    /** Paths of the pages that the engine writes for every brand. */
    noticePaths: { privacy: string; accessibility: string };
    /** Addresses of what browsers and telephones show for the site. */
    icons: { icon: string; touch: string; manifest: string };
  };
  page: {
    /** Path of the page; `*` for the page that answers every unknown path. */
    path: string;
    title: string;
    description: string;
    canonical: string;
    share: { url: string; type: string; width: number; height: number };
    blocks: Block[];
  };
  /** Where the contact form sends; only on pages that have one. */
  contact?: ContactEndpoint;
}

export interface MenuItem {
  label: string;
  href: string;
}

export interface ContactEndpoint {
  /** Address of the function, for the script. */
  url: string;
  /** Address the form posts to where no script runs. */
  formUrl: string;
  /** The function's anonymous public key. */
  key: string;
}

/** What a message that was not accepted brings back to the form: the visitor's entries, and why. */
export interface ContactDraft {
  name: string;
  email: string;
  company: string;
  message: string;
  /** What became of it, in a few words. */
  title: string;
  error: string;
}

export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  data: PageData;
  level: HeadingLevel;
  /** The slug of the view the address asks for, one of the block's own. */
  view: string | undefined;
  draft: ContactDraft | undefined;
}
