import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { rareFields } from './field-titles.ts';
import { AddRow, Group, Hint, Item, Rare, SmallButton } from './form-parts.tsx';

/** A list under its title, and a button that makes it longer. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, disabled, readonly, fieldPathId } = props;
  const contents = (
    <>
      {schema.description ? <Hint>{schema.description}</Hint> : null}
      {items}
      {canAdd ? (
        <AddRow>
          <SmallButton type="button" onClick={onAddClick} disabled={disabled || readonly}>
            <IconPlus size={16} aria-hidden /> Acrescentar
          </SmallButton>
        </AddRow>
      ) : null}
    </>
  );
  const key = fieldPathId.path.at(-1);
  if (typeof key === 'string' && rareFields.has(key)) {
    return (
      <Rare>
        <summary>{title}</summary>
        {contents}
      </Rare>
    );
  }
  return (
    <Group $nested>
      <legend>{title}</legend>
      {contents}
    </Group>
  );
}

/** One thing of a list, and a button that takes it away. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  disabled,
  readonly,
}: ArrayFieldItemTemplateProps) {
  return (
    <Item>
      {children}
      {buttonsProps.hasRemove ? (
        <SmallButton type="button" onClick={buttonsProps.onRemoveItem} disabled={disabled || readonly}>
          <IconTrash size={16} aria-hidden /> Apagar
        </SmallButton>
      ) : null}
    </Item>
  );
}
