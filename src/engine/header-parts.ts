import { css, styled, type RuleSet } from 'styled-components';
import { Container } from '#ui/Section.tsx';
import { theme, wide } from '#ui/theme.ts';

/** The menu as a bar, where the view is wide and the items fit. */
const inBar = (rules: RuleSet) => css`
  ${wide} {
    [data-bar] & {
      ${rules}
    }
  }
`;

export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  height: ${theme.size.header};
  border-bottom: 1px solid ${theme.color.line};
  background: color-mix(in srgb, ${theme.color.paper} 92%, transparent);
  backdrop-filter: blur(12px);
`;

export const Layout = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
  height: 100%;
`;

export const Home = styled.a<{ $long: boolean }>`
  display: flex;
  align-items: center;
  gap: min(${theme.space.sm}, 3vw);
  min-width: 0;
  font-family: ${theme.font.display};
  font-size: ${(props) => (props.$long ? 'min(0.8125rem, 6vw)' : 'min(1.1875rem, 8vw)')};
  font-weight: ${theme.font.displayWeight};
  line-height: 1.15;
  letter-spacing: -0.01em;
  text-decoration: none;
  img {
    flex: none;
    width: auto;
    height: min(2.5rem, 12vw);
  }
`;

export const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: min(2.875rem, 15vw);
  height: min(2.875rem, 15vw);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: pointer;
  ${inBar(css`
    display: none;
  `)}
`;

export const Menu = styled.nav`
  position: fixed;
  inset: calc(${theme.size.header} - 1px) 0 auto;
  width: 100%;
  max-height: calc(100dvh - ${theme.size.header});
  margin: 0;
  padding: ${theme.space.sm} ${theme.space.gutter} ${theme.space.lg};
  border: 0;
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.paper};
  color: inherit;
  overflow: auto;
  box-shadow: 0 2rem 3rem -1.5rem color-mix(in srgb, ${theme.color.ink} 35%, transparent);
  ${inBar(css`
    position: static;
    display: block;
    flex: none;
    width: auto;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
    box-shadow: none;
  `)}
`;

export const Items = styled.ul`
  display: grid;
  ${inBar(css`
    display: flex;
    align-items: center;
    gap: 0.25rem;
  `)}
`;

export const Item = styled.a`
  display: block;
  padding: 0.9375rem 0.25rem;
  border-bottom: 1px solid ${theme.color.line};
  font-weight: 500;
  text-decoration: none;
  &[aria-current] {
    color: ${theme.color.primary};
    font-weight: 600;
  }
  ${inBar(css`
    padding: 0.5rem 0.75rem;
    border-bottom: 2px solid transparent;
    font-size: 0.9688rem;
    &[aria-current] {
      border-color: ${theme.color.accent};
    }
    &:hover {
      color: ${theme.color.primary};
    }
    @media (forced-colors: active) {
      &:not([aria-current]) {
        border-color: Canvas;
      }
    }
  `)}
`;

export const Highlight = styled.a`
  display: block;
  margin-top: ${theme.space.md};
  padding: 0.875rem 1.25rem;
  border: 1px solid ${theme.color.primary};
  border-radius: ${theme.radius.control};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  ${inBar(css`
    margin: 0 0 0 ${theme.space.sm};
    padding: 0.5625rem 1.1875rem;
    font-size: 0.9688rem;
  `)}
`;
