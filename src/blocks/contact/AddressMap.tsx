import { IconMap } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';

/** A box that shows the map at `address` once the visitor asks for it; nothing of it is fetched before. */
export const AddressMap = ({ address }: { address: string }) => (
  <>
    <MapBox>
      <ShowMap href={address} target="mapa" tabIndex={0}>
        <MapLabel>
          <IconMap size={24} stroke={1.5} aria-hidden />
          Mostrar o mapa
        </MapLabel>
        {address.startsWith('https:') && (
          <Host>É de {new URL(address).host}, que pode usar cookies próprios</Host>
        )}
      </ShowMap>
      <Map name="mapa" title="Mapa do endereço" tabIndex={-1} />
    </MapBox>
    <noscript>
      <a href={address} target="_blank" rel="noopener">
        Abrir o mapa em uma nova aba
      </a>
    </noscript>
  </>
);

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
