import { z } from 'zod';
import { anchor, linkTarget, text } from '#schema/fields.ts';
import { iconNames } from '#schema/icon-names.ts';

/** What every block of a page may carry besides its own content. */
export const placement = {
  anchor: anchor('Nome da seção no endereço, sem #: minúsculas, algarismos e hífens.').optional(),
  menuLabel: text('Como a seção se chama no menu. Sem ele, a seção não aparece no menu.', 40).optional(),
};

export const action = (sentence: string) =>
  z
    .strictObject({
      label: text('Texto do botão.', 40),
      href: linkTarget('Para onde leva: #seção, /página da marca ou endereço https.'),
    })
    .describe(sentence);

export const iconName = z.enum(iconNames).describe(`Ícone: ${iconNames.join(', ')}.`);
