import { z } from 'zod';
import { didYouMean } from './did-you-mean.ts';
import { formatPath, type Fault, type Reading } from './fault.ts';
import { portuguese } from './portuguese.ts';
import { describeMarker } from './template-marker.ts';

/** Parses `input`, turning every issue into a fault of `file` that says what is allowed in the schema's own words. */
export function parseWithFaults<S extends z.ZodType>(
  schema: S,
  input: unknown,
  file: string,
): Reading<z.output<S>> {
  const result = schema.safeParse(input, { error: portuguese });
  if (result.success) return { value: result.data, faults: [] };
  return {
    value: undefined,
    faults: result.error.issues.flatMap((issue) => toFaults(schema, input, issue, file)),
  };
}

function toFaults(schema: z.ZodType, input: unknown, issue: z.core.$ZodIssue, file: string): Fault[] {
  const fault = (
    path: readonly PropertyKey[],
    problem: string,
    allowed: string | undefined,
    suggestion?: string,
  ): Fault => ({
    file,
    path: formatPath(path),
    problem,
    ...(allowed ? { allowed } : {}),
    ...(suggestion ? { suggestion } : {}),
  });

  if (issue.code === 'unrecognized_keys') {
    const owner = schemaAt(schema, input, issue.path);
    const object = owner && optionOf(owner, valueAt(input, issue.path));
    const keys = object instanceof z.ZodObject ? Object.keys(object.shape) : [];
    return issue.keys.map((key) =>
      fault(
        [...issue.path, key],
        'chave desconhecida',
        `as chaves ${keys.join(', ')}`,
        didYouMean(key, keys),
      ),
    );
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const union = schemaAt(schema, input, issue.path.slice(0, -1));
    const kinds =
      union instanceof z.ZodDiscriminatedUnion ? discriminatorValues(union, issue.discriminator) : [];
    const given = valueAt(input, issue.path);
    const problem =
      given === undefined ? 'falta dizer o tipo' : `tipo desconhecido: ${JSON.stringify(given)}`;
    return [fault(issue.path, problem, kinds.join(', '), didYouMean(given, kinds.map(String)))];
  }
  const missing = issue.code === 'invalid_type' && valueAt(input, issue.path) === undefined;
  return [
    fault(
      issue.path,
      missing
        ? 'campo obrigatório, e não está lá'
        : (describeMarker(valueAt(input, issue.path)) ?? issue.message),
      sentenceAt(schema, input, issue.path),
      issue.code === 'invalid_value'
        ? didYouMean(valueAt(input, issue.path), issue.values.map(String))
        : undefined,
    ),
  ];
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

function discriminatorValues(union: z.ZodDiscriminatedUnion, discriminator: string): unknown[] {
  return union.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
    return literal instanceof z.ZodLiteral ? [...literal.values] : [];
  });
}

/** The sentence of the field at a path, or of the nearest thing around it that has one. */
function sentenceAt(schema: z.ZodType, input: unknown, path: readonly PropertyKey[]): string | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const sentence = findSchema(schema, input, path.slice(0, depth))?.sentence;
    if (sentence) return sentence;
  }
  return undefined;
}

function schemaAt(schema: z.ZodType, input: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  return findSchema(schema, input, path)?.schema;
}

interface Found {
  schema: z.ZodType;
  sentence: string | undefined;
}

function findSchema(schema: z.ZodType, input: unknown, path: readonly PropertyKey[]): Found | undefined {
  const found = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return found;
  const inner = childOf(found.schema, input, key);
  return inner && findSchema(inner, valueAt(input, [key]), rest);
}

/** A description may stand on the wrapper or on what it wraps; the outermost wins. */
function unwrap(schema: z.ZodType): Found {
  let sentence = schema.description;
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
    inner = inner.unwrap() as z.ZodType;
    sentence ??= inner.description;
  }
  return { schema: inner, sentence };
}

function childOf(schema: z.ZodType, input: unknown, key: PropertyKey): z.ZodType | undefined {
  const holder = optionOf(schema, input);
  if (holder instanceof z.ZodObject) return holder.shape[String(key)] as z.ZodType | undefined;
  return holder instanceof z.ZodArray ? (holder.element as z.ZodType) : undefined;
}

/** Of a union, the option that the value says it is; anything else as it is. */
function optionOf(schema: z.ZodType, input: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator } = schema.def;
  return schema.options.find(
    (candidate) =>
      candidate instanceof z.ZodObject &&
      (candidate.shape[discriminator] as z.ZodType).safeParse(valueAt(input, [discriminator])).success,
  ) as z.ZodType | undefined;
}
