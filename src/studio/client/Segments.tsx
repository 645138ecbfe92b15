import { styled } from 'styled-components';
import { look } from './look.ts';

interface SegmentsProps<T extends string> {
  label: string;
  options: { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few choices, all in sight. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    <Group aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  min-width: 0;
  margin: 0;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border-radius: calc(${look.control} + 3px);
  background: ${look.sunken};
  button {
    min-height: 2rem;
    padding: 0 0.875rem;
    border: 0;
    border-radius: ${look.control};
    background: transparent;
    color: ${look.soft};
    font-size: 0.875rem;
    font-weight: 550;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: ${look.surface};
    color: ${look.ink};
    box-shadow: 0 1px 3px rgb(20 21 26 / 14%);
  }
`;
