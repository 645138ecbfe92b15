import { contactViews, jobOpeningViews, pageViews, viewPath } from '#blocks/views.ts';
import { brandPages } from '#engine/brand-pages.ts';
import type { Brand } from '#engine/brand-schema.ts';

/** Every address of a brand that shows a page: its own, those the engine writes, and the views of each. */
export const addressesOf = (brand: Brand): string[] =>
  brandPages(brand).flatMap(({ path, blocks }) => [
    path,
    ...pageViews(blocks)
      // This one is the function's answer, and has no address that can be opened.
      .filter(({ view }) => view.slug !== contactViews.failed)
      .map(({ view }) => viewPath(path, view.slug)),
  ]);

/** Where each job opening of the brand asks who the visitor is, and what stands behind either answer. */
export const jobOpeningsOf = (brand: Brand) =>
  brand.pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'job-opening'
        ? [
            {
              block,
              path,
              client: viewPath(path, jobOpeningViews.client),
              prospect: viewPath(path, jobOpeningViews.prospect),
              partner: viewPath(path, jobOpeningViews.partner),
            },
          ]
        : [],
    ),
  );
