import { Helmet } from 'react-helmet-async';
import { documentTitle, viewTitle } from '#blocks/document-title.ts';
import type { PageData } from '#blocks/page-data.ts';
import { isIndexed, type View } from '#blocks/views.ts';

/** The one Helmet of a page. Native tags come out of it, so a second one would repeat them. */
export function PageHead({ data, view }: { data: PageData; view: View | undefined }) {
  const { brand, page } = data;
  const title = viewTitle(data, view);
  return (
    <Helmet>
      <title>{documentTitle(data, view)}</title>
      <meta name="description" content={page.description} />
      {isIndexed(page.path, view) ? (
        <link rel="canonical" href={page.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.canonical} />
      <meta property="og:image" content={page.share.url} />
      <meta property="og:image:type" content={page.share.type} />
      <meta property="og:image:width" content={String(page.share.width)} />
      <meta property="og:image:height" content={String(page.share.height)} />
      <meta property="og:image:alt" content={`${page.title} | ${brand.name}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={page.share.url} />
      <meta name="theme-color" content={brand.theme.color.paper} />
    </Helmet>
  );
}
