import { z } from 'zod';

/**
 * The fields that brand files are made of. Each takes one sentence for the person who edits it: editors
 * show it, the JSON Schema carries it, and a fault prints it as what is allowed.
 */

/** A line or paragraph of copy. `limit` is in characters. */
export const text = (sentence: string, limit = 240) => z.string().trim().min(1).max(limit).describe(sentence);

/** `/` or lower-case words joined by hyphens: `/uma-pagina`. */
export const pagePath = (sentence: string) =>
  z
    .string()
    .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/, 'endereço de página inválido')
    .describe(sentence);

/** An image of the brand's own folder, relative to it. */
export const imagePath = (sentence: string) =>
  z
    .string()
    .regex(
      /^\.\/[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/,
      'não é o caminho de uma imagem da pasta da marca',
    )
    .describe(sentence);

/** The id of a section, used in `#anchor` links. */
export const anchor = (sentence: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'âncora inválida')
    .describe(sentence);

/** Where a button leads: a section of the page, a page of the brand, or an https address. */
export const linkTarget = (sentence: string) =>
  z
    .string()
    .regex(
      /^(?:#[a-z][a-z0-9-]*|\/[a-z0-9/-]*(?:#[a-z][a-z0-9-]*)?|https:\/\/\S+)$/,
      'destino de link inválido',
    )
    .describe(sentence);

/** The name of a host, in lower case, without protocol, port or path: `vagas.exemplo.com.br`. */
export const domainName = (sentence: string) =>
  z
    .string()
    .max(253)
    .regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
      'não é o nome de um domínio',
    )
    .describe(sentence);

export const webAddress = (sentence: string) =>
  z.url({ protocol: /^https$/, error: 'não é um endereço https completo' }).describe(sentence);

/** The address of a frame: https, or a page served by the site itself. */
export const frameAddress = (sentence: string) =>
  z
    .string()
    .refine(
      (value) => /^\/(?!\/)\S*$/.test(value) || (/^https:\/\/\S+$/.test(value) && URL.canParse(value)),
      'não é um endereço que se possa mostrar num quadro',
    )
    .describe(sentence);

export const emailAddress = (sentence: string) =>
  z.email({ error: 'não é um endereço de e-mail' }).max(254).describe(sentence);

/** Colours go into style sheets as they are, so nothing but a hex colour is let through. */
export const hexColor = (sentence: string) =>
  z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'não é uma cor hexadecimal')
    .describe(sentence);

/** A style value of letters, digits and plain punctuation, so that it cannot leave its declaration. */
export const styleValue = (pattern: RegExp, sentence: string) =>
  z.string().regex(pattern, 'valor de estilo inválido').describe(sentence);
