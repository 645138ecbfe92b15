import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Links } from '#schema/links.ts';
import { medium, theme } from '#ui/theme.ts';
import { whatsappUrl } from '#ui/whatsapp-url.ts';

/** A list of short sentences. */
export const Points = ({ items }: { items: ReactNode[] }) => (
  <List>
    {items.filter(Boolean).map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </List>
);

interface Fact {
  name: string;
  /** Nothing leaves the whole fact out. */
  value: ReactNode;
}

/** What is so, each under its name. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <Rows>
    {facts
      .filter(({ value }) => Boolean(value))
      .map(({ name, value }) => (
        <Row key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
  </Rows>
);

/** The written way to the brand: an address where there is one, else the chat that every brand has. */
export const Channel = ({ email, whatsapp }: { email: string | undefined; whatsapp: Links['whatsapp'] }) =>
  email ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <a href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
      WhatsApp +{whatsapp.number}
    </a>
  );

/** `a, b e c`. */
export const joinNames = (names: string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  li {
    position: relative;
    padding-inline-start: 1.375rem;
    &::before {
      content: '';
      position: absolute;
      top: 0.62em;
      left: 0.125rem;
      width: 0.5rem;
      height: 0.5rem;
      border: 2px solid ${theme.color.primary};
      border-radius: 50%;
    }
  }
`;

const Rows = styled.dl`
  display: grid;
  border-top: 1px solid ${theme.color.line};
`;

const Row = styled.div`
  display: grid;
  gap: 0.125rem ${theme.space.lg};
  padding-block: ${theme.space.sm};
  border-bottom: 1px solid ${theme.color.line};
  dt {
    font-weight: 600;
  }
  dd {
    min-width: 0;
  }
  dd > a:only-child {
    display: inline-block;
    min-height: 1.5rem;
  }
  ${medium} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;
