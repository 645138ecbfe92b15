import { styled } from 'styled-components';
import { Button } from '#ui/Button.tsx';
import { medium, theme } from '#ui/theme.ts';

export const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space.md};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${medium} {
    grid-template-columns: 1fr 1fr;
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

/** For programs that fill whatever they find. People neither see nor reach it. */
export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const NoticeText = styled.p<{ $kind: 'error' | 'sent' }>`
  display: flex;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  border-inline-start: 4px solid
    ${(props) => (props.$kind === 'sent' ? theme.color.primary : theme.color.accent)};
  border-radius: min(${theme.radius.control}, 0.875rem);
  background: ${theme.color.paper};
  font-weight: 500;
  svg {
    flex: none;
  }
`;

/** The boot script marks the form as busy while the application that sends it is still on its way. */
export const Submit = styled(Button)`
  form[aria-busy='true'] & {
    opacity: 0.65;
    font-size: 0;
    &::after {
      content: 'Enviando...';
      font-size: ${theme.text.base};
    }
  }
`;
