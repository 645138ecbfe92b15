import type { z } from 'zod';
import { checkWhatsAppNumber } from '#checks/whatsapp-number.ts';
import { brandSchema } from '#engine/brand-schema.ts';
import { linksSchema } from '#schema/links.ts';
import { portuguese } from '#schema/portuguese.ts';
import { describeMarker } from '#schema/template-marker.ts';
import { hexColor } from '#schema/fields.ts';

/** What a new brand is made of, by the flag that gives it. */
export interface Answers {
  name: string;
  path: string;
  primary: string;
  whatsapp: string;
  inbox: string;
  origin?: string | undefined;
  accent?: string | undefined;
  tagline?: string | undefined;
  sender?: string | undefined;
}

export type AnswerName = keyof Answers;

interface Question {
  /** What the terminal asks. */
  ask: string;
  /** Said in the help. */
  help: string;
  schema: z.ZodType<string | undefined>;
  example: string;
}

const { name, tagline, mail, origin, pages } = brandSchema.shape;
const color = hexColor('Cor hexadecimal, como #1a2b3c.');

/** Every flag of `new`, with the schema field that its answer ends up in. */
export const questions: Record<AnswerName, Question> = {
  name: {
    ask: 'Nome da marca',
    help: 'nome da marca, como aparece no site',
    schema: name,
    example: 'Marca Exemplo',
  },
  path: {
    ask: 'Endereço da página',
    help: 'endereço da página, que nenhuma outra use',
    schema: pages.element.shape.path,
    example: '/vagas-exemplo',
  },
  origin: {
    ask: 'Endereço público do site',
    help: 'endereço público do site; só na marca dona de /',
    schema: origin,
    example: 'https://www.exemplo.com.br',
  },
  primary: {
    ask: 'Cor principal',
    help: 'cor principal; as outras saem dela',
    schema: color,
    example: '#1a5fb4',
  },
  accent: { ask: 'Cor de destaque', help: 'cor de destaque', schema: color, example: '#c2462c' },
  whatsapp: {
    ask: 'Número do WhatsApp, só algarismos',
    help: 'número do WhatsApp: só algarismos, com o código do país',
    schema: linksSchema.shape.whatsapp.shape.number.superRefine((number, context) => {
      const remark = checkWhatsAppNumber(number);
      if (remark?.severity === 'error') context.addIssue(remark.problem);
    }),
    example: '5599900000000',
  },
  inbox: {
    ask: 'E-mail da equipe que recebe as mensagens',
    help: 'e-mail da equipe, que recebe as mensagens do formulário',
    schema: mail.shape.inbox,
    example: 'equipe@exemplo.com.br',
  },
  sender: {
    ask: 'Remetente',
    help: 'remetente dos e-mails do site',
    schema: mail.shape.sender,
    example: 'site@exemplo.com.br',
  },
  tagline: {
    ask: 'Frase do rodapé',
    help: 'frase curta do rodapé',
    schema: tagline,
    example: 'Gente certa para a sua equipe.',
  },
};

/** What is wrong with an answer and what is allowed, or nothing. */
export function checkAnswer(
  question: AnswerName,
  answer: string,
): { problem: string; allowed: string } | undefined {
  const { schema, example } = questions[question];
  const { error } = schema.safeParse(answer, { error: portuguese });
  const problem = describeMarker(answer) ?? error?.issues[0]?.message;
  if (problem === undefined) return undefined;
  return {
    problem,
    allowed: schema.description ?? `algo como ${example}`,
  };
}
