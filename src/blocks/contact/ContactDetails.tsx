import { IconMap, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import type { PageData } from '../page-data.ts';

/** How to reach the brand, as far as its links say: what is not configured leaves no gap. */
export function ContactDetails({ links }: { links: PageData['brand']['links'] }) {
  const { email, phone, address, map } = links;
  if (!email && !phone && !address && !map) return null;
  return (
    <Details>
      {email && (
        <Detail icon={<IconMail size={24} stroke={1.5} aria-hidden />} label="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
      )}
      {phone && (
        <Detail icon={<IconPhone size={24} stroke={1.5} aria-hidden />} label="Telefone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </Detail>
      )}
      {address && (
        <Detail icon={<IconMapPin size={24} stroke={1.5} aria-hidden />} label="Endereço">
          <address>
            {[address.street, address.district].filter(Boolean).join(', ')}
            <br />
            {address.city} – {address.state}, {address.postalCode}
          </address>
        </Detail>
      )}
      {map && (
        <MapBox>
          <ShowMap href={map} target="mapa" tabIndex={0}>
            <MapLabel>
              <IconMap size={24} stroke={1.5} aria-hidden />
              Mostrar o mapa
            </MapLabel>
            {map.startsWith('https:') && (
              <Host>É de {new URL(map).host}, que pode usar cookies próprios</Host>
            )}
          </ShowMap>
          <Map name="mapa" title="Mapa do endereço" tabIndex={-1} />
        </MapBox>
      )}
      {map && (
        <noscript>
          <a href={map} target="_blank" rel="noopener">
            Abrir o mapa em uma nova aba
          </a>
        </noscript>
      )}
    </Details>
  );
}

function Detail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Row>
      <Mark>{icon}</Mark>
      <div>
        <Label>{label}</Label>
        {children}
      </div>
    </Row>
  );
}

const Details = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;

const Row = styled.div`
  display: flex;
  gap: ${theme.space.md};
  a {
    display: inline-block;
    min-height: 1.5rem;
    text-underline-offset: 0.2em;
  }
  address {
    font-style: normal;
  }
`;

const Mark = styled.span`
  flex: none;
  padding-top: 0.25rem;
  color: ${theme.color.primary};
`;

const Label = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.small};
`;

const MapBox = styled.div`
  display: grid;
  height: ${theme.size.map};
  @media print {
    display: none;
  }
  & > * {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
  }
`;

const street = (angle: string, distance: string) =>
  `repeating-linear-gradient(${angle}, transparent 0 ${distance}, ${theme.color.line} ${distance} calc(${distance} + 3px))`;

const ShowMap = styled.a`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  background: ${street('24deg', '2.75rem')}, ${street('114deg', '4.5rem')}, ${theme.color.surface};
  text-align: center;
  text-decoration: none;
`;

const MapLabel = styled.span`
  display: flex;
  gap: ${theme.space.xs};
  padding: 0.625rem 1.25rem;
  border: 1.5px solid ${theme.color.primary};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-weight: 600;
`;

const Host = styled.span`
  padding-inline: ${theme.space.xs};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font-size: ${theme.text.small};
`;

// Empty, it lies over the link and lets it through; once the link has filled it, it takes the pointer itself.
// To the keyboard it opens with the boot script, once it shows something; the link beside it needs no script.
const Map = styled.iframe`
  pointer-events: none;
  ${ShowMap}:focus:not(:focus-visible, :active) + &, &:focus {
    pointer-events: auto;
  }
`;
