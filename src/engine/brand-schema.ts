import { z } from 'zod';
import { privacySchema } from '#blocks/privacy/schema.ts';
import { blockSchema, type Block } from '#blocks/schemas.ts';
import { domainName, emailAddress, imagePath, linkTarget, pagePath, text } from '#schema/fields.ts';
import type { Links } from '#schema/links.ts';
import { themeSchema } from '#schema/theme.ts';

const pageSchema = z
  .strictObject({
    path: pagePath('Endereço da página: / ou /palavras-com-hifens, em minúsculas e sem acentos.'),
    title: text(
      'Título da página, sem o nome da marca, que o site acrescenta. É o que aparece ao compartilhar.',
      70,
    ),
    description: text(
      'Descrição da página em até 160 letras; ao compartilhar, as primeiras 80 são as que aparecem.',
      160,
    ),
    shareImage: imagePath('Imagem de compartilhamento só desta página: PNG ou JPG de 1200x630.').optional(),
    blocks: z.array(blockSchema).min(1).describe('Os blocos da página, de cima para baixo; pelo menos um.'),
  })
  .describe('Uma página.');

/** `brands/<id>/brand.ts`: what a brand is, page by page. Its links stand in `links.json` beside it. */
export const brandSchema = z
  .strictObject({
    name: text('Nome da marca, como aparece no site.', 60),
    tagline: text('Frase curta sob o nome, no rodapé.', 160),
    origin: z
      .string()
      .regex(/^https?:\/\/[^/\s]+$/, 'não é a origem de um site')
      .optional()
      .describe(
        'Endereço público do site, sem barra no fim, como https://www.exemplo.com.br. Só na marca dona de /.',
      ),
    domain: domainName(
      'Domínio só desta marca, sem https:// e sem barra, como vagas.exemplo.com.br; com acentos, na forma xn--.',
    ).optional(),
    mail: z
      .strictObject({
        inbox: emailAddress('Caixa da equipe que recebe as mensagens do formulário. Nunca aparece no site.'),
        sender: emailAddress('Remetente dos e-mails do site: um endereço do domínio da própria marca.'),
      })
      .describe('Para onde vão e de onde saem os e-mails do formulário.'),
    logo: z
      .strictObject({
        image: imagePath('Logotipo em SVG ou PNG, como ./logo.svg.'),
        withName: z
          .boolean()
          .default(true)
          .describe(
            'true mostra o nome da marca ao lado do logotipo; false quando o logotipo já traz o nome.',
          ),
      })
      .describe('O logotipo.'),
    shareImage: imagePath(
      'Imagem própria para os links compartilhados, no lugar da que o site desenha: PNG ou JPG de 1200x630.',
    ).optional(),
    theme: themeSchema,
    menuAction: z
      .strictObject({
        label: text('Texto do item em destaque.', 30),
        href: linkTarget('Para onde leva: uma /página da marca ou um endereço https.'),
      })
      .optional()
      .describe('O item em destaque do menu.'),
    pages: z.array(pageSchema).min(1).describe('As páginas da marca; pelo menos uma.'),
    privacy: privacySchema,
  })
  .describe('Uma marca.');

export type BrandInput = z.input<typeof brandSchema>;
export type BrandConfig = z.output<typeof brandSchema>;

/** A page of a brand file, or one that the engine writes. */
export interface Page extends Omit<BrandConfig['pages'][number], 'blocks'> {
  blocks: Block[];
}

/** An image of a brand, measured, with the address it is served at. Width and height in pixels. */
export interface ImageAsset {
  file: string;
  href: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
}

/** A picture that the build draws for a brand. Its address changes with what it is drawn from. Sizes in pixels. */
export type Picture = Pick<ImageAsset, 'href' | 'type' | 'width' | 'height'>;

/** What the build draws for a brand beside its pages. */
export interface BrandPictures {
  /** Share images by the title of their page, of the pages that bring none. */
  share: Record<string, Picture>;
  /** What browsers and telephones show for the site. */
  icon: Pick<Picture, 'href' | 'type'>;
  touchIcon: Picture;
  /** For `/favicon.ico`, which is asked for where a page names no icon that the browser takes. */
  tabIcon: Picture;
  /** The web manifest. */
  manifest: { href: string; text: string };
}

/** A brand ready to be drawn: its folder's name, its parsed files, its images by the path that names them. */
export interface Brand extends BrandConfig {
  id: string;
  links: Links;
  images: Record<string, ImageAsset>;
  pictures: BrandPictures;
  /** Where its pages would stand on the shared site, and where they stand on its own domain instead. */
  moved: Record<string, string>;
}

/** What every page knows of the site around it: the one that brands share, or that of a domain of its own. */
export interface SiteFrame {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** The brand that owns `/`, and with it the 404 page. */
  home: Pick<Brand, 'id'>;
}

/** All brands of one deployment, in the frame of the site that they share. */
export interface Site extends SiteFrame {
  brands: Brand[];
  home: Brand;
}
