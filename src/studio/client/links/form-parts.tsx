import { css, styled } from 'styled-components';
import { look } from '../look.ts';

const control = css`
  width: 100%;
  min-height: 2.625rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid color-mix(in srgb, ${look.ink} 34%, ${look.surface});
  border-radius: ${look.control};
  background: ${look.surface};
  &:focus-visible {
    border-color: ${look.accent};
    outline: 3px solid ${look.accentSoft};
    outline-offset: 0;
  }
  &:disabled,
  &[readonly] {
    background: ${look.ground};
    color: ${look.soft};
  }
`;

export const Field = styled.div<{ $wide?: boolean }>`
  display: grid;
  align-content: start;
  ${(props) => (props.$wide ? 'grid-column: 1 / -1;' : '')}
  gap: 0.3125rem;
  min-width: 0;
  label {
    font-size: 0.875rem;
    font-weight: 600;
  }
  > div:empty {
    display: none;
  }
  input,
  select,
  textarea {
    ${control}
  }
  textarea {
    resize: vertical;
  }
`;

export const Required = styled.span`
  color: ${look.soft};
  font-weight: 450;
`;

export const Hint = styled.p`
  color: ${look.soft};
  font-size: 0.8125rem;
  line-height: 1.45;
`;

export const Group = styled.fieldset<{ $nested?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1.125rem;
  min-width: 0;
  > legend,
  > p,
  > fieldset,
  > details,
  > div:not([data-field]) {
    grid-column: 1 / -1;
  }
  padding: ${(props) => (props.$nested ? '0.75rem 0 0' : '1.375rem 1.5rem 1.5rem')};
  border: ${(props) => (props.$nested ? 0 : `1px solid ${look.line}`)};
  border-radius: ${look.radius};
  background: ${look.surface};
  legend {
    float: left;
    padding: 0;
    font-size: ${(props) => (props.$nested ? '0.9375rem' : '1.0625rem')};
    font-weight: 650;
    letter-spacing: -0.01em;
  }
  legend + p {
    margin-top: -0.875rem;
  }
`;

export const Rare = styled.details`
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: ${look.surface};
  padding: 1rem 1.5rem;
  summary {
    font-weight: 600;
    cursor: pointer;
  }
  &[open] {
    display: grid;
    gap: 1rem;
  }
`;

export const Item = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: ${look.control};
  background: color-mix(in srgb, ${look.ground} 55%, ${look.surface});
  > :first-child {
    width: 100%;
    background: transparent;
  }
`;

export const AddRow = styled.div`
  display: flex;
`;

export const KeyInput = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;
  input {
    font-family: ${look.mono};
    font-size: 0.875rem;
  }
`;

export const SmallButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.125rem;
  padding: 0 0.75rem;
  border: 1px solid ${look.line};
  border-radius: ${look.control};
  background: ${look.surface};
  font-size: 0.875rem;
  font-weight: 550;
  cursor: pointer;
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
