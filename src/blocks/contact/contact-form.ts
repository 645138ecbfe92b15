import type { ContactMessage } from '#schema/contact-message.ts';

export type ContactField = keyof ContactMessage;

const fields: ContactField[] = ['name', 'email', 'company', 'message'];

/** The error catalogue of the contact form, word for word. */
export const contactErrors = {
  empty: 'Por favor, preencha todos os campos.',
  refused: (error: string | undefined) => `Erro ao enviar mensagem: ${error ?? 'Erro desconhecido'}`,
  declined: 'Ocorreu um erro ao enviar sua mensagem.',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
} as const;

/** What the visitor typed, without surrounding blanks, and which fields that leaves empty. */
export function readMessage(data: FormData): { message: ContactMessage; empty: ContactField[] } {
  const valueOf = (field: ContactField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const message = {
    name: valueOf('name'),
    email: valueOf('email'),
    company: valueOf('company'),
    message: valueOf('message'),
  };
  return { message, empty: fields.filter((field) => message[field] === '') };
}
