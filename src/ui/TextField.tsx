import { css, styled } from 'styled-components';
import { theme } from './theme.ts';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** Rows make it a text area. */
  rows?: number;
  autoComplete: string;
  maxLength: number;
  defaultValue?: string | undefined;
  /** The id of the text that says what is wrong with the field. */
  errorId?: string | undefined;
}

/** A required field under its label. It keeps its own value, so that what is typed before hydration stays. */
export function TextField({ name, label, type = 'text', rows, errorId, ...rest }: TextFieldProps) {
  const id = `campo-${name}`;
  const shared = {
    id,
    name,
    required: true,
    'aria-invalid': errorId ? (true as const) : undefined,
    'aria-describedby': errorId,
    ...rest,
  };
  return (
    <Field>
      <Label htmlFor={id}>
        {label} <Required aria-hidden="true">*</Required>
      </Label>
      {rows ? <TextArea rows={rows} {...shared} /> : <Input type={type} {...shared} />}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: 0.375rem;
`;

const Label = styled.label`
  font-size: ${theme.text.small};
  font-weight: 600;
`;

const Required = styled.span`
  color: ${theme.color.accent};
`;

const control = css`
  width: 100%;
  min-height: ${theme.size.control};
  padding: 0.75rem 1rem;
  border: 1.5px solid color-mix(in srgb, ${theme.color.ink} 45%, ${theme.color.surface});
  border-radius: min(${theme.radius.control}, 0.875rem);
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  &:focus-visible {
    border-color: ${theme.color.primary};
    outline: 2px solid ${theme.color.primary};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.accent};
    border-width: 2px;
  }
  &:disabled {
    opacity: 0.6;
  }
`;

const Input = styled.input`
  ${control}
`;

const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`;
