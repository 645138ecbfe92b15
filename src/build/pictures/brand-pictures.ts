import { brandPages } from '#engine/brand-pages.ts';
import type { Brand, BrandPictures, Picture } from '#engine/brand-schema.ts';
import { describeIcon } from './icon.ts';
import type { DrawnPicture } from './picture.ts';
import { describeShareImage } from './share-image.ts';
import { describeManifest } from './web-manifest.ts';
import { isMark } from './logo.ts';

type UndrawnBrand = Omit<Brand, 'pictures' | 'moved' | 'links'>;

/** What telephones ask for, and what browsers that take no SVG show in a tab. In pixels. */
const sizes = { touch: 180, small: 192, large: 512, tab: 32 };

/** The icons of a brand, undrawn. */
const iconsOf = (brand: UndrawnBrand) => ({
  touch: describeIcon(brand, sizes.touch),
  small: describeIcon(brand, sizes.small),
  large: describeIcon(brand, sizes.large),
  tab: describeIcon(brand, sizes.tab),
});

/** The share images of a brand's pages, by the title of the page, undrawn. */
const shareImagesOf = (brand: UndrawnBrand): Map<string, DrawnPicture> =>
  new Map(
    brandPages(brand)
      .filter(({ shareImage }) => (shareImage ?? brand.shareImage) === undefined)
      .map(({ title }) => [title, describeShareImage(brand, title)]),
  );

/** Where the pictures of a brand stand, without drawing one. */
export function picturesOf(brand: UndrawnBrand): BrandPictures {
  const { touch, small, large, tab } = iconsOf(brand);
  const logo = brand.images[brand.logo.image];
  const isIcon = logo?.type === 'image/svg+xml' && isMark(logo);
  return {
    share: Object.fromEntries([...shareImagesOf(brand)].map(([title, picture]) => [title, undrawn(picture)])),
    icon: isIcon ? { href: logo.href, type: logo.type } : { href: small.href, type: small.type },
    touchIcon: undrawn(touch),
    tabIcon: undrawn(tab),
    manifest: describeManifest(brand, small, large),
  };
}

const undrawn = ({ href, type, width, height }: DrawnPicture): Picture => ({ href, type, width, height });

/** Every picture of a brand, ready to be drawn. */
export const drawnPicturesOf = (brand: UndrawnBrand): DrawnPicture[] => [
  ...shareImagesOf(brand).values(),
  ...Object.values(iconsOf(brand)),
];
