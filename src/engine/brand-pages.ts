import { pageViews, viewPath } from '#blocks/views.ts';
import type { BrandConfig, Page } from './brand-schema.ts';

/** `/` where the brand has it, else the first of its pages. */
export function homePage<P extends { path: string }>({ pages }: { pages: P[] }): P {
  const home = pages.find(({ path }) => path === '/') ?? pages[0];
  if (!home) throw new Error('a brand has no page: the schema asks for one');
  return home;
}

/** Where the pages stand that the engine writes for a brand: beside its first. */
export function noticePaths(brand: { pages: { path: string }[] }): {
  privacy: string;
  accessibility: string;
} {
  const { path } = homePage(brand);
  return { privacy: viewPath(path, 'privacidade'), accessibility: viewPath(path, 'acessibilidade') };
}

/** Where a page and its views stand. */
export const pageAddresses = ({ path, blocks }: Page): string[] => [
  path,
  ...pageViews(blocks).map(({ view }) => viewPath(path, view.slug)),
];

/** Every page of a brand: its own, and those that the engine writes for it. */
export const brandPages = (brand: BrandConfig): Page[] => [...brand.pages, ...createNoticePages(brand)];

function createNoticePages(brand: BrandConfig): Page[] {
  const { name, pages, privacy: notice } = brand;
  const has = (kind: string) => pages.some(({ blocks }) => blocks.some((block) => block.kind === kind));
  const uses = { contactForm: has('contact'), jobOpening: has('job-opening') };
  const paths = noticePaths(brand);
  return [
    {
      path: paths.privacy,
      title: 'Aviso de privacidade',
      description: `${name}: quais dados tratamos, para quê e quais são os seus direitos.`,
      blocks: [{ kind: 'privacy', notice, uses }],
    },
    {
      path: paths.accessibility,
      title: 'Acessibilidade do site',
      description: `${name}: como este site foi testado e como avisar de uma barreira.`,
      blocks: [{ kind: 'accessibility', uses }],
    },
  ];
}
