import { IconBrandWhatsapp } from '@tabler/icons-react';
import { styled } from 'styled-components';
import type { PageData } from '#blocks/page-data.ts';
import { motion, theme } from '#ui/theme.ts';
import { whatsappUrl } from '#ui/whatsapp-url.ts';

/** The floating chat button, in the same place on every page. */
export function WhatsAppButton({ brand }: PageData) {
  return (
    <aside aria-label="Atendimento">
      <Floating
        href={whatsappUrl(brand.links.whatsapp)}
        target="_blank"
        rel="noopener"
        aria-label={`Conversar com ${brand.name} pelo WhatsApp`}
      >
        <IconBrandWhatsapp size={30} stroke={1.6} aria-hidden />
      </Floating>
    </aside>
  );
}

const Floating = styled.a`
  position: fixed;
  right: max(1rem, env(safe-area-inset-right));
  bottom: max(1rem, env(safe-area-inset-bottom));
  z-index: 9;
  display: grid;
  place-items: center;
  width: min(3.5rem, 17vw);
  height: min(3.5rem, 17vw);
  border: 1px solid ${theme.whatsapp.ground};
  border-radius: 50%;
  background: ${theme.whatsapp.ground};
  color: ${theme.whatsapp.mark};
  box-shadow: 0 0.5rem 1.5rem -0.25rem color-mix(in srgb, ${theme.color.band} 60%, transparent);
  ${motion} {
    transition: transform 0.2s;
    &:hover {
      transform: scale(1.06);
    }
  }
  outline-color: ${theme.color.accent};
  @media print {
    display: none;
  }
`;
