import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { placement } from '../common.ts';

export const checklistSchema = z
  .strictObject({
    kind: z.literal('checklist'),
    ...placement,
    title: text('Título da seção.', 120),
    intro: text('Uma frase sob o título.', 320).optional(),
    items: z.array(text('Um item da lista.', 160)).min(1).max(8).describe('De um a oito itens.'),
  })
  .describe('Lista do que é entregue, com marcas de conferido.');
