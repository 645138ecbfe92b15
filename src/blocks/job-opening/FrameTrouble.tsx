import { IconBrandWhatsapp, IconExternalLink } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { theme } from '#ui/theme.ts';
import { whatsappUrl } from '#ui/whatsapp-url.ts';

interface FrameTroubleProps {
  trouble: 'offline' | 'late';
  /** Whether something is in the frame all the same. */
  loaded: boolean;
  address: string;
  whatsapp: { number: string; greeting: string };
  onRetry: () => void;
}

/** Why the form is not there, and every way on. */
export function FrameTrouble({ trouble, loaded, address, whatsapp, onRetry }: FrameTroubleProps) {
  if (trouble === 'offline' && loaded) {
    return (
      <Panel>
        <Words>
          <strong>Você está sem internet.</strong> O que já preencheu continua aqui; espere a conexão voltar
          antes de enviar.
        </Words>
      </Panel>
    );
  }
  return (
    <Panel>
      <Words>
        {trouble === 'offline' ? (
          <>
            <strong>Você está sem internet.</strong> O formulário carrega sozinho assim que a conexão voltar.
          </>
        ) : (
          <>
            <strong>O formulário está demorando mais que o normal.</strong> Se ele não apareceu, abra em uma
            nova aba ou tente de novo. Também podemos atender você pelo WhatsApp.
          </>
        )}
      </Words>
      <Ways>
        {trouble === 'late' && (
          <ButtonLink href={address} target="_blank" rel="noopener">
            <IconExternalLink size={20} aria-hidden />
            Abrir em uma nova aba
          </ButtonLink>
        )}
        <Button type="button" onClick={onRetry} $quiet>
          Tentar de novo
        </Button>
        <ButtonLink href={whatsappUrl(whatsapp)} target="_blank" rel="noopener" $quiet>
          <IconBrandWhatsapp size={20} aria-hidden />
          WhatsApp
        </ButtonLink>
      </Ways>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space.md};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${theme.color.accent};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: 0 1rem 2.5rem -1.5rem ${theme.color.band};
`;

const Words = styled.p`
  max-width: ${theme.size.prose};
  strong {
    display: block;
    margin-bottom: ${theme.space.xs};
    font-size: ${theme.text.title};
    line-height: 1.25;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
