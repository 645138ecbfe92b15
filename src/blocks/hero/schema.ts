import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { action, placement } from '../common.ts';

export const heroSchema = z
  .strictObject({
    kind: z.literal('hero'),
    ...placement,
    badge: text('Selo curto acima do título.', 60).optional(),
    headline: text('Título da página, o maior texto dela.', 90),
    lead: text('Uma ou duas frases sob o título.', 320),
    action: action('Botão principal.'),
    secondaryAction: action('Segundo botão, mais discreto.').optional(),
  })
  .describe('Abertura: título, selo, chamada e desenho.');
