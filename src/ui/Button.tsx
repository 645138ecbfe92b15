import { css, styled } from 'styled-components';
import { motion, theme } from './theme.ts';

export const buttonStyle = css<{ $quiet?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.control};
  padding: 0.75rem 1.625rem;
  border: 1.5px solid ${theme.color.primary};
  border-radius: ${theme.radius.control};
  background: ${(props) => (props.$quiet ? 'transparent' : theme.color.primary)};
  color: ${(props) => (props.$quiet ? theme.color.ink : theme.color.onPrimary)};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${motion} {
    transition:
      transform 0.2s,
      box-shadow 0.2s;
    &:hover {
      transform: translateY(-2px);
      box-shadow: 0 0.5rem 1.25rem -0.5rem ${theme.color.primary};
    }
  }
  &:active {
    filter: brightness(0.88);
  }
  &:disabled {
    opacity: 0.65;
    cursor: progress;
    transform: none;
    box-shadow: none;
  }
`;

/** A link that looks like what it is: the way on. */
export const ButtonLink = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

export const Button = styled.button<{ $quiet?: boolean }>`
  ${buttonStyle}
`;
