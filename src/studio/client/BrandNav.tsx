import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BrandState } from '../api-types.ts';
import { look, narrow } from './look.ts';
import { summarize } from './summarize.ts';

/** Every brand with its state at a glance. */
export function BrandNav({ brands }: { brands: BrandState[] }) {
  return (
    <Side>
      <Sticky>
        <Mark>
          Estúdio<span>só nesta máquina</span>
        </Mark>
        <nav aria-label="Marcas">
          <List>
            {brands.map(({ id, name = id, colors, findings }) => {
              const { tone, text } = summarize(findings);
              return (
                <li key={id}>
                  <Item to={`/${id}`}>
                    <Swatch
                      style={{ background: colors?.ground ?? look.sideSoft, color: colors?.ink ?? look.side }}
                      aria-hidden
                    >
                      {initialsOf(name)}
                    </Swatch>
                    <span>
                      <strong>{name}</strong>
                      <State>
                        <Dot $tone={tone} aria-hidden />
                        {text}
                      </State>
                    </span>
                  </Item>
                </li>
              );
            })}
          </List>
        </nav>
      </Sticky>
    </Side>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}{2}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const Side = styled.aside`
  background: ${look.side};
  color: ${look.sideInk};
`;

const Sticky = styled.div`
  position: sticky;
  top: 0;
  display: grid;
  align-content: start;
  gap: 1.75rem;
  height: 100vh;
  padding: 1.75rem 1rem;
  overflow-y: auto;
  ${narrow} {
    position: static;
    gap: 0.75rem;
    height: auto;
    padding: 1rem;
  }
`;

const Mark = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: 0 0.75rem;
  font-size: 1.1875rem;
  font-weight: 650;
  letter-spacing: -0.02em;
  span {
    color: ${look.sideSoft};
    font-size: 0.75rem;
    font-weight: 450;
    letter-spacing: 0;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  ${narrow} {
    display: flex;
    overflow-x: auto;
  }
`;

const Item = styled(NavLink)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0.75rem;
  padding: 0.625rem 0.75rem;
  border-radius: ${look.radius};
  color: inherit;
  text-decoration: none;
  &:hover,
  &.active {
    background: ${look.sideRaised};
  }
  &:focus-visible {
    outline-color: ${look.sideInk};
  }
  strong {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
`;

const Swatch = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${look.control};
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 16%);
  font-size: 0.8125rem;
  font-weight: 650;
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${look.sideSoft};
  font-size: 0.8125rem;
  white-space: nowrap;
`;

const dots = { good: '#3ecf8e', warning: '#f2b93b', bad: '#ff6b61', neutral: look.sideSoft } as const;

const Dot = styled.span<{ $tone: keyof typeof dots }>`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${(props) => dots[props.$tone]};
`;
