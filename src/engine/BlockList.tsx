import type { BlockComponents } from '#blocks/components.ts';
import type { ContactDraft, PageData } from '#blocks/page-data.ts';
import { viewsOf } from '#blocks/views.ts';

interface BlockListProps {
  data: PageData;
  components: BlockComponents;
  view: string | undefined;
  draft: ContactDraft | undefined;
}

/** A page's blocks from top to bottom; for a view, the block that owns it, alone. */
export function BlockList({ data, components, view, draft }: BlockListProps) {
  return data.page.blocks.map((block, index) => {
    const ownsView = viewsOf(block).some(({ slug }) => slug === view);
    if (view !== undefined && !ownsView) return null;
    const Component = components[block.kind];
    if (!Component) throw new Error(`no component was loaded for blocks of kind ${block.kind}`);
    return <Component key={index} block={block} data={data} view={view} draft={draft} />;
  });
}
