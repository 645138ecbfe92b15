import type { FieldTemplateProps, IconButtonProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG, descriptionId, errorId } from '@rjsf/utils';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { formatPath } from '#schema/fault.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { rareFields } from './field-titles.ts';
import { AddRow, Field, Group, Hint, KeyInput, Rare, Required, SmallButton } from './form-parts.tsx';

/** A field under its title, with what is to be said of it. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, displayLabel, required, rawDescription, hidden, children, schema, fieldPathId } = props;
  if (hidden) return null;
  const path = formatPath(fieldPathId.path);
  if (schema.type === 'object' || schema.type === 'array') {
    return (
      <>
        {children}
        {path ? <FieldNotes path={path} /> : null}
      </>
    );
  }
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema;
  return (
    <Field data-field={path} $wide={isLong(schema) || isNamed}>
      {isNamed ? (
        <KeyInput>
          <input
            aria-label="Nome do campo"
            defaultValue={label}
            key={label}
            onBlur={props.onKeyRenameBlur}
            disabled={props.disabled}
          />
          <SmallButton type="button" onClick={props.onRemoveProperty} disabled={props.disabled}>
            <IconTrash size={16} aria-hidden /> Apagar
          </SmallButton>
        </KeyInput>
      ) : null}
      {displayLabel && !isNamed ? (
        <label htmlFor={id}>
          {label}
          {required ? <Required> obrigatório</Required> : null}
        </label>
      ) : null}
      {children}
      <div id={errorId(id)}>
        <FieldNotes path={path} />
      </div>
      {rawDescription && !isNamed && rawDescription !== `${label}.` ? (
        <Hint id={descriptionId(id)}>{rawDescription}</Hint>
      ) : null}
    </Field>
  );
}

/** The fields of one thing; at the top, one card for each. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, onAddProperty, disabled, readonly } = props;
  const contents = (
    <>
      {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
      {schema.additionalProperties ? (
        <AddRow>
          <SmallButton type="button" onClick={onAddProperty} disabled={disabled || readonly}>
            <IconPlus size={16} aria-hidden /> Acrescentar campo
          </SmallButton>
        </AddRow>
      ) : null}
    </>
  );
  if (fieldPathId.path.length === 0) return <Root {...props} />;
  const key = fieldPathId.path.at(-1);
  if (typeof key === 'string' && rareFields.has(key)) {
    return (
      <Rare>
        <summary>{title}</summary>
        <Hint>{description}</Hint>
        {contents}
      </Rare>
    );
  }
  return (
    <Group $nested={fieldPathId.path.length > 1}>
      {typeof key === 'number' ? null : <legend>{title}</legend>}
      {description && typeof key !== 'number' ? <Hint>{description}</Hint> : null}
      {contents}
    </Group>
  );
}

const isRare = ({ name }: { name: string }): boolean => rareFields.has(name);

/** A card for each group of fields, and one for those that belong to none. */
function Root({ properties, schema }: ObjectFieldTemplateProps) {
  const isGroup = (name: string) => {
    const inner = schema.properties?.[name];
    return typeof inner === 'object' && (inner.type === 'object' || inner.type === 'array');
  };
  const shown = properties.filter(({ hidden, name }) => !hidden && name !== '$schema');
  const nameless = shown.filter(({ name }) => !isGroup(name));
  const groups = shown.filter(({ name }) => isGroup(name));
  return (
    <>
      {groups.filter((group) => !isRare(group)).map(({ content }) => content)}
      {nameless.length > 0 ? (
        <Group>
          <legend>Contato e mapa</legend>
          {nameless.map(({ content }) => content)}
        </Group>
      ) : null}
      {groups.filter(isRare).map(({ content }) => content)}
    </>
  );
}

/** Whether what is written there may take a whole line. */
const isLong = ({ maxLength, pattern, format }: RJSFSchema): boolean =>
  maxLength === undefined ? pattern === undefined && format === undefined : maxLength > 120;

/** The bar above the form saves; the form has no button of its own. */
export const SubmitButton = () => null;

export const ClearButton = ({ onClick, disabled }: IconButtonProps) => (
  <SmallButton type="button" onClick={onClick} disabled={disabled}>
    Limpar
  </SmallButton>
);
