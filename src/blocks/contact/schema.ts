import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { placement } from '../common.ts';

export const contactSchema = z
  .strictObject({
    kind: z.literal('contact'),
    ...placement,
    eyebrow: text('Palavra curta acima do título.', 60).optional(),
    title: text('Título da seção.', 120).default('Vamos conversar'),
    intro: text('Uma frase sob o título.', 320).optional(),
    formTitle: text('Título do formulário.', 90).default('Envie uma mensagem'),
    submitLabel: text('Texto do botão de envio.', 40).default('Enviar mensagem'),
    privacyNote: text('Nota de privacidade junto ao formulário.', 400).default(
      'Seus dados são enviados por e-mail à nossa equipe e não ficam armazenados em nossos servidores. ' +
        'Tratamos suas informações em conformidade com a Lei Geral de Proteção de Dados (LGPD).',
    ),
    sentText: text('Texto do aviso de mensagem enviada.', 300).default(
      'Sua mensagem foi enviada. Você receberá um e-mail de confirmação e nossa equipe responderá em breve.',
    ),
  })
  .describe('Contato: e-mail, telefone, endereço, mapa e formulário.');
