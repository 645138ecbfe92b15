import { z } from 'zod';
import { styleValue, text } from './fields.ts';

/** What a message says, and where in it: a field of the message, or the whole of it. */
const mark = z.strictObject({
  field: styleValue(
    /^[\w-]+(?:\.[\w-]+)*$/,
    'Campo da mensagem em que a palavra está, como event ou data.status. Sem ele, a palavra é a mensagem inteira.',
  ).optional(),
  value: text('A palavra que o fornecedor envia, exatamente como na documentação dele.', 120),
});

/**
 * Who runs an embedded form, and how its frame tells the page what happens inside it. A message is an object,
 * a text of JSON, or a text of words joined by colons, whose fields are then `0`, `1` and so on.
 */
export const frameVendorSchema = z
  .strictObject({
    name: text('Nome do fornecedor, como o visitante o conhece.', 60),
    origins: z
      .array(
        z
          .string()
          .regex(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/, 'não é a origem de um site')
          .describe(
            'Uma origem do fornecedor, como https://app.exemplo.com.br; com *. valem todos os seus subdomínios.',
          ),
      )
      .min(1)
      .describe('De onde vêm o formulário e as suas mensagens: pelo menos uma origem.'),
    ready: z.array(mark).default([]).describe('As mensagens de formulário carregado.'),
    done: z
      .array(mark)
      .default([])
      .describe('As mensagens de contrato assinado ou formulário enviado. Sem elas, o visitante avisa.'),
    height: z
      .array(
        mark.extend({
          size: text('Campo da mensagem em que está a altura, em pixels.', 60),
        }),
      )
      .default([])
      .describe('As mensagens em que o formulário pede mais altura.'),
    prefill: z
      .enum(['none', 'query', 'hash', 'base64'])
      .default('none')
      .describe(
        'Como o fornecedor recebe campos preenchidos: none (não recebe), query (depois de ?), hash (depois de #) ou base64 (depois de #, em JSON codificado).',
      ),
    query: z
      .record(z.string(), text('Valor de um parâmetro.', 200))
      .default({})
      .describe('Parâmetros que o fornecedor pede no endereço incorporado. {origin} vira a origem do site.'),
    allow: styleValue(
      /^[a-z-]+(?:; ?[a-z-]+)*$/,
      'Permissões do quadro, separadas por ponto e vírgula, como camera; geolocation.',
    ).optional(),
    sandbox: styleValue(
      /^[a-z-]+(?: [a-z-]+)*$/,
      'Atributo sandbox do quadro, quando o fornecedor pede outro que o normal do site.',
    ).optional(),
  })
  .describe('Um fornecedor que o site ainda não conhece.');

export type FrameVendorInput = z.input<typeof frameVendorSchema>;
export type FrameVendor = z.output<typeof frameVendorSchema>;

/** What a form's fields are filled with before the visitor sees it. */
export const framePrefillSchema = (sentence: string) =>
  z
    .record(z.string().min(1).max(80), text('O que já aparece preenchido.', 200))
    .default({})
    .describe(sentence);
