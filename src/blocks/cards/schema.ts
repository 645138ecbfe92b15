import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { iconName, placement } from '../common.ts';

export const cardsSchema = z
  .strictObject({
    kind: z.literal('cards'),
    ...placement,
    eyebrow: text('Palavra curta acima do título.', 60).optional(),
    title: text('Título da seção.', 120),
    intro: text('Uma frase sob o título.', 320).optional(),
    items: z
      .array(
        z.strictObject({
          icon: iconName,
          title: text('Título do cartão.', 90),
          text: text('Uma ou duas frases.', 320),
        }),
      )
      .min(1)
      .max(8)
      .describe('De um a oito cartões.'),
  })
  .describe('Cartões com ícone, título e texto.');
