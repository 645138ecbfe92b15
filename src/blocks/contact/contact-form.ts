import type { ContactMessage } from '#schema/contact-message.ts';
import { trapField } from '#schema/form-check.ts';

export type ContactField = keyof ContactMessage;

const fields: ContactField[] = ['name', 'email', 'company', 'message'];

/** The error catalogue of the contact form, word for word. */
export const contactErrors = {
  empty: 'Por favor, preencha todos os campos.',
  refused: (error: string | undefined) => `Erro ao enviar mensagem: ${error ?? 'Erro desconhecido'}`,
  declined: 'Ocorreu um erro ao enviar sua mensagem.',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
} as const;

export interface FormReading {
  message: ContactMessage;
  empty: ContactField[];
  /** How much stands in the field that people leave empty. */
  trapLength: number;
}

/** What the visitor typed, without surrounding blanks, and which fields that leaves empty. */
export function readMessage(data: FormData): FormReading {
  const valueOf = (field: string): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const message = {
    name: valueOf('name'),
    email: valueOf('email'),
    company: valueOf('company'),
    message: valueOf('message'),
  };
  const empty = fields.filter((field) => message[field] === '');
  return { message, empty, trapLength: valueOf(trapField).length };
}
