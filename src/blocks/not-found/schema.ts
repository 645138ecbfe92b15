import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { placement } from '../common.ts';

export const notFoundSchema = z
  .strictObject({
    kind: z.literal('not-found'),
    ...placement,
    title: text('Título da página de endereço inexistente.', 90).default('Página não encontrada'),
    text: text('Frase sob o título.', 320).default(
      'O endereço que você abriu não existe ou mudou de lugar. Nada se perdeu: o início do site está a um toque.',
    ),
    backLabel: text('Texto do link para o início.', 40).default('Voltar ao início'),
  })
  .describe('Página de endereço inexistente (404).');
