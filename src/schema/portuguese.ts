import { z } from 'zod';

const fallback = z.locales.pt().localeError;

const typeNames: Record<string, string> = {
  string: 'um texto entre aspas',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista entre [ ]',
  object: 'um grupo entre { }',
  record: 'um grupo entre { }',
  null: 'null',
  undefined: 'nada',
  function: 'uma função',
};

/** The issues of people's files in the words of Brazil; the library's own Portuguese is Portugal's. */
export const portuguese: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `tipo errado: aqui vai ${nameOf(issue.expected)}, e veio ${nameOf(kindOf(issue.input))}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'o texto está vazio';
      return `curto demais: precisa de pelo menos ${sizeOf(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `longo demais: cabem até ${sizeOf(issue.maximum, issue.origin)}${lengthOf(issue.input)}`;
    case 'invalid_value':
      return `${JSON.stringify(issue.input)} não é um dos valores possíveis`;
    default:
      return fallback(issue);
  }
};

const nameOf = (type: string): string => typeNames[type] ?? type;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function sizeOf(size: number | bigint, origin: string): string {
  const units = origin === 'string' ? ['letra', 'letras'] : origin === 'array' ? ['item', 'itens'] : ['', ''];
  return `${size} ${units[Number(size) === 1 ? 0 : 1]}`.trim();
}

const lengthOf = (value: unknown): string =>
  typeof value === 'string' ? `, e há ${value.trim().length}` : '';
