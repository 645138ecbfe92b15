import { createGlobalStyle, css, styled } from 'styled-components';
import { look, toneGround, toneInk, type Tone } from './look.ts';

export const GlobalStyle = createGlobalStyle`
  *, ::before, ::after { box-sizing: border-box; }
  body {
    margin: 0;
    background: ${look.ground};
    color: ${look.ink};
    font: 400 0.9375rem/1.5 ${look.body};
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  h1, h2, h3 { letter-spacing: -0.02em; line-height: 1.2; text-wrap: balance; }
  ul { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 2px solid ${look.accent}; outline-offset: 2px; }
`;

export const Card = styled.section`
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: ${look.surface};
`;

export const Eyebrow = styled.p`
  color: ${look.soft};
  font-size: 0.75rem;
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

export const Code = styled.span`
  font-family: ${look.mono};
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

export const Button = styled.button<{ $quiet?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.5rem;
  padding: 0 1rem;
  border: 1px solid ${(props) => (props.$quiet ? look.line : look.accent)};
  border-radius: ${look.control};
  background: ${(props) => (props.$quiet ? look.surface : look.accent)};
  color: ${(props) => (props.$quiet ? look.ink : look.onAccent)};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover:not(:disabled) {
    filter: ${(props) => (props.$quiet ? 'brightness(0.97)' : 'brightness(1.12)')};
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

const pill = css<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 0.375rem;
  padding: 0.125rem 0.625rem;
  border-radius: 999px;
  background: ${(props) => toneGround[props.$tone]};
  color: ${(props) => toneInk[props.$tone]};
  font-size: 0.8125rem;
  font-weight: 600;
  white-space: nowrap;
`;

export const Pill = styled.span<{ $tone: Tone }>`
  ${pill}
`;

export const Notice = styled.div<{ $tone: Tone }>`
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border-radius: ${look.radius};
  background: ${(props) => toneGround[props.$tone]};
  color: ${(props) => toneInk[props.$tone]};
  strong {
    font-weight: 650;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
`;
