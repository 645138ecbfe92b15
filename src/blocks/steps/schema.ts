import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { placement } from '../common.ts';

export const stepsSchema = z
  .strictObject({
    kind: z.literal('steps'),
    ...placement,
    eyebrow: text('Palavra curta acima do título.', 60).optional(),
    title: text('Título da seção.', 120),
    intro: text('Uma frase sob o título.', 320).optional(),
    items: z
      .array(
        z.strictObject({
          title: text('Nome do passo.', 90),
          text: text('O que acontece nele.', 320),
        }),
      )
      .min(2)
      .max(9)
      .describe('De dois a nove passos, numerados na ordem em que estão.'),
  })
  .describe('Passos numerados: 01, 02, 03.');
