import type { ComponentType } from 'react';
import { blockComponents } from '#blocks/components.ts';
import type { BlockProps, ContactDraft, PageData } from '#blocks/page-data.ts';
import type { BlockKind } from '#blocks/schemas.ts';
import { shownBlocks } from '#blocks/views.ts';

interface BlockListProps {
  data: PageData;
  view: string | undefined;
  draft: ContactDraft | undefined;
}

/** A page's blocks from top to bottom; for a view, the block that owns it, alone. */
export function BlockList({ data, view, draft }: BlockListProps) {
  return shownBlocks(data.page.blocks, view).map((block, index) => {
    const Component = blockComponents[block.kind] as ComponentType<BlockProps<BlockKind>> | undefined;
    if (!Component) throw new Error(`no component draws blocks of kind ${block.kind}`);
    return (
      <Component
        key={index}
        block={block}
        data={data}
        level={index === 0 ? 1 : 2}
        view={view}
        draft={draft}
      />
    );
  });
}
