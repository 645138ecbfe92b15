import Form from '@rjsf/core';
import { TranslatableString, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { styled } from 'styled-components';
import { isObject } from '../../changes.ts';
import { fieldTitles } from './field-titles.ts';
import { ClearButton, FieldTemplate, ObjectFieldTemplate, SubmitButton } from './form-templates.tsx';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './list-templates.tsx';

interface LinkFormProps {
  /** The JSON Schema of links.json. */
  schema: object;
  value: object;
  onChange: (value: object) => void;
}

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  ButtonTemplates: { SubmitButton, ClearButton },
};

const uiSchema: UiSchema = {
  $schema: { 'ui:widget': 'hidden' },
  whatsapp: { greeting: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } } },
};

/** Nothing is filled in that nobody typed: a diff would show it. */
const defaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

const words: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.NewStringDefault]: '',
  [TranslatableString.EmptyArray]: 'Nada aqui ainda.',
};

/** A form of all of links.json, made from its JSON Schema. The server's reader judges it, not the form. */
export function LinkForm({ schema, value, onChange }: LinkFormProps) {
  return (
    <Layout>
      <Form
        schema={withTitles(schema) as RJSFSchema}
        uiSchema={uiSchema}
        formData={value}
        validator={validator}
        templates={templates}
        experimental_defaultFormStateBehavior={defaults}
        translateString={(text) => words[text] ?? text}
        noValidate
        showErrorList={false}
        onChange={({ formData }) => onChange(nameNewFields(formData) as object)}
        onSubmit={(_, event) => event.preventDefault()}
        idPrefix="links"
      />
    </Layout>
  );
}

/** The library calls every new field `newKey`. */
function nameNewFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameNewFields);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.replace(/^newKey/, 'campo'), nameNewFields(item)]),
  );
}

/** The schema with a title on every field, and without the names of its own dialect. */
function withTitles(schema: unknown, key?: string): unknown {
  if (Array.isArray(schema)) return schema;
  if (!isObject(schema)) return schema;
  const { properties, items, $schema: _, ...rest } = schema;
  const title = key === undefined ? undefined : (fieldTitles[key] ?? key);
  return {
    ...rest,
    ...(title === undefined ? {} : { title }),
    ...(items === undefined ? {} : { items: withTitles(items) }),
    ...(isObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, withTitles(inner, name)]),
          ),
        }
      : {}),
  };
}

const Layout = styled.div`
  form {
    display: grid;
    gap: 1rem;
  }
  form > div,
  .rjsf-field-object {
    display: grid;
    gap: 1rem;
    min-width: 0;
  }
`;
