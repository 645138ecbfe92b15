import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';

/** The first thing the keyboard reaches: past the header. */
export const SkipLink = () => <Skip href="#conteudo">Pular para o conteúdo</Skip>;

const Skip = styled.a`
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 11;
  padding: 0.75rem 1.25rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
