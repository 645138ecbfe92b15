import { styled } from 'styled-components';
import type { BrandState } from '../api-types.ts';
import { look } from './look.ts';

interface PagePickerProps {
  pages: BrandState['pages'];
  value: string;
  onChange: (path: string) => void;
}

/** The pages of a brand, each with its screens. */
export function PagePicker({ pages, value, onChange }: PagePickerProps) {
  return (
    <Label>
      Página
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {pages.flatMap(({ path, title, screens }) => [
          <option key={path} value={path}>
            {title} ({path})
          </option>,
          ...screens.map((screen) => (
            <option key={screen.path} value={screen.path}>
              · {screen.title} ({screen.path})
            </option>
          )),
        ])}
      </select>
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  color: ${look.soft};
  font-size: 0.875rem;
  select {
    min-width: 0;
    max-width: 24rem;
    min-height: 2.375rem;
    padding: 0 0.625rem;
    border: 1px solid ${look.line};
    border-radius: ${look.control};
    background: ${look.surface};
    color: ${look.ink};
    text-overflow: ellipsis;
  }
`;
