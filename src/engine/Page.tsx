import type { ContactDraft, PageData } from '#blocks/page-data.ts';
import type { View } from '#blocks/views.ts';
import { BlockList } from './BlockList.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageHead } from './PageHead.tsx';
import { SkipLink } from './SkipLink.tsx';
import { WhatsAppButton } from './WhatsAppButton.tsx';

export interface PageProps {
  data: PageData;
  view?: View;
  draft?: ContactDraft;
}

/** One page of one brand, or one view of it. */
export function Page({ data, view, draft }: PageProps) {
  return (
    <>
      <PageHead data={data} view={view} />
      <SkipLink />
      <Header {...data} />
      <main id="conteudo" tabIndex={-1}>
        <BlockList data={data} view={view?.slug} draft={draft} />
      </main>
      <Footer {...data} />
      <WhatsAppButton {...data} />
    </>
  );
}
