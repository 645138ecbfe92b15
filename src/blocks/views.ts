import type { Block } from './schemas.ts';

/** A state of a block that has an address of its own: `<page>/<slug>`. The page then shows that block alone. */
export interface View {
  slug: string;
  title: string;
  /** Whether search engines may list it. */
  indexed: boolean;
}

export const jobOpeningViews = {
  client: 'cliente',
  prospect: 'parceria',
  partner: 'parceria/vaga',
} as const;

export const contactViews = { sent: 'mensagem-enviada', failed: 'mensagem-nao-enviada' } as const;

/** The views of a block, empty for most kinds. */
export function viewsOf(block: Block): View[] {
  switch (block.kind) {
    case 'job-opening':
      return [
        { slug: jobOpeningViews.client, title: block.client.frameTitle, indexed: true },
        { slug: jobOpeningViews.prospect, title: block.prospect.frameTitle, indexed: true },
        { slug: jobOpeningViews.partner, title: block.partner.frameTitle, indexed: true },
      ];
    case 'contact':
      return [
        { slug: contactViews.sent, title: 'Mensagem enviada!', indexed: false },
        { slug: contactViews.failed, title: 'Mensagem não enviada', indexed: false },
      ];
    default:
      return [];
  }
}

/** The address of a view of a page. */
export const viewPath = (pagePath: string, slug: string): string =>
  `${pagePath === '/' ? '' : pagePath}/${slug}`;

/** What of a page is shown: all of it, or for a view the block that owns it, alone. */
export const shownBlocks = (blocks: Block[], slug: string | undefined): Block[] =>
  slug === undefined ? blocks : blocks.filter((block) => viewsOf(block).some((view) => view.slug === slug));

/** Whether search engines may list a page, or a view of it. */
export const isIndexed = (pagePath: string, view: View | undefined): boolean =>
  pagePath !== '*' && (view?.indexed ?? true);

/** The views of a page's blocks, each with the block that owns it. */
export const pageViews = (blocks: Block[]): { block: Block; view: View }[] =>
  blocks.flatMap((block) => viewsOf(block).map((view) => ({ block, view })));
