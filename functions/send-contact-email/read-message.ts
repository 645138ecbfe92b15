import { contactMessageLimits } from '#schema/contact-limits.ts';
import { contactMessageSchema, type ContactMessage } from '#schema/contact-message.ts';

const labels: Record<keyof ContactMessage, string> = {
  name: 'Nome',
  email: 'E-mail',
  company: 'Empresa',
  message: 'Mensagem',
};

/** What came of reading a request's fields: the message, or what a visitor can do about it. */
export type MessageReading = { message: ContactMessage } | { error: string };

/** What is said where more or something else than the four texts came, by what a request was sent with. */
const shapeErrors = {
  json: `Envie um objeto JSON com os textos ${Object.keys(labels).join(', ')}, e nada além deles.`,
  form: 'O formulário veio diferente do que este site espera. Atualize a página e tente novamente.',
};

export function readMessage(input: unknown, source: keyof typeof shapeErrors): MessageReading {
  const shapeError = shapeErrors[source];
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { error: shapeError };
  const isField = ([key, value]: [string, unknown]) =>
    Object.hasOwn(labels, key) && typeof value === 'string';
  if (!Object.entries(input).every(isField)) return { error: shapeError };

  const entries = input as Partial<ContactMessage>;
  const fields = Object.keys(labels) as (keyof ContactMessage)[];
  if (fields.some((field) => isBlank(entries[field] ?? '')))
    return { error: 'Por favor, preencha todos os campos.' };

  const { success, data, error } = contactMessageSchema.safeParse({
    ...entries,
    email: entries.email?.trim(),
  });
  if (success) return { message: data };
  const faulty = fields.filter((field) => error.issues.some(({ path }) => path[0] === field));
  return { error: faulty.map((field) => faultOf(field, entries[field] ?? '')).join(' ') };
}

/** Invisible characters fill no field. */
const isBlank = (text: string): boolean =>
  /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

function faultOf(field: keyof ContactMessage, value: string): string {
  const limit = contactMessageLimits[field];
  return value.trim().length > limit
    ? `O campo ${labels[field]} aceita até ${limit} caracteres.`
    : `O campo ${labels[field]} não parece correto: confira o que foi escrito.`;
}
