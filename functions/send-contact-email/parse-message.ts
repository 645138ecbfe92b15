import type { z } from 'zod';
import { contactMessageSchema, type ContactMessage } from '#schema/contact-message.ts';

const labels: Record<string, string> = {
  name: 'nome',
  email: 'e-mail',
  company: 'empresa',
  message: 'mensagem',
};

export type ParsedMessage = { message: ContactMessage } | { error: string };

/** Parses the payload of a request; what is wrong with it is said in words that a visitor can read. */
export function parseMessage(payload: unknown): ParsedMessage {
  const result = contactMessageSchema.safeParse(payload);
  if (result.success) return { message: result.data };
  const { issues } = result.error;
  if (issues.some((issue) => isEmptyField(payload, issue)))
    return { error: 'Por favor, preencha todos os campos.' };
  return { error: issues.map(describeIssue).join(' ') };
}

function isEmptyField(payload: unknown, { path: [field] }: z.core.$ZodIssue): boolean {
  if (typeof payload !== 'object' || payload === null || field === undefined) return false;
  const value: unknown = Reflect.get(payload, field);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const label = labels[String(issue.path[0])];
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Campos desconhecidos: ${issue.keys.join(', ')}.`;
    case 'too_big':
      return `O campo ${label} passa de ${issue.maximum} caracteres.`;
    case 'invalid_format':
      return 'O e-mail informado não é válido.';
    default:
      return label
        ? `O campo ${label} deve ser um texto.`
        : 'O pedido deve trazer nome, e-mail, empresa e mensagem.';
  }
}
