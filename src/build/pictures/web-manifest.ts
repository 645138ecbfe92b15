import { homePage } from '#engine/brand-pages.ts';
import type { Brand, BrandPictures, Picture } from '#engine/brand-schema.ts';
import { hashOf } from './picture.ts';

/** In letters: as much of a name as stands below an icon. */
const shortest = 12;

const iconOf = ({ href, type, width, height }: Picture, purpose: string) => ({
  src: href,
  type,
  sizes: `${width}x${height}`,
  purpose,
});

/** What a telephone needs to put the site among its icons. */
export function describeManifest(
  { id, name, theme, pages }: Pick<Brand, 'id' | 'name' | 'theme' | 'pages'>,
  small: Picture,
  large: Picture,
): BrandPictures['manifest'] {
  const home = homePage({ pages }).path;
  const text = JSON.stringify({
    name,
    short_name: name.length <= shortest ? name : (name.split(/[\s–-]+/)[0] ?? name).slice(0, shortest),
    lang: 'pt-BR',
    id: home,
    start_url: home,
    display: 'browser',
    background_color: theme.color.paper,
    theme_color: theme.color.paper,
    icons: [iconOf(small, 'any'), iconOf(large, 'any'), iconOf(large, 'maskable')],
  });
  return { href: `/assets/${id}/site-${hashOf({ text })}.webmanifest`, text };
}
