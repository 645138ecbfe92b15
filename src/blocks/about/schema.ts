import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { iconName, placement } from '../common.ts';

export const aboutSchema = z
  .strictObject({
    kind: z.literal('about'),
    ...placement,
    eyebrow: text('Palavra curta acima do título.', 60).optional(),
    title: text('Título da seção.', 120),
    paragraphs: z.array(text('Um parágrafo.', 600)).min(1).max(4).describe('De um a quatro parágrafos.'),
    specialties: z
      .array(
        z.strictObject({
          icon: iconName,
          title: text('Nome da especialidade.', 60),
          text: text('Uma ou duas frases sobre ela.', 320),
        }),
      )
      .min(1)
      .max(4)
      .describe('De uma a quatro especialidades.'),
  })
  .describe('Quem é a empresa e no que é especialista.');
