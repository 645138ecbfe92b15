import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { previewLimits } from '#checks/link-preview.ts';
import type { BrandState } from '../../api-types.ts';
import { look } from '../look.ts';
import { pageAddress } from '../page-address.ts';
import { PagePicker } from '../PagePicker.tsx';
import { Card, Code, Notice, Pill } from '../parts.tsx';
import { FacebookCard, LinkedInCard, XCard } from './post-cards.tsx';
import { WhatsAppCard } from './WhatsAppCard.tsx';
import { readMetadata } from './read-metadata.ts';

/** How a link to a page will look where it is shared, from what the page itself says. */
export function SharePreview({ brand }: { brand: BrandState }) {
  const [path, setPath] = useState(brand.pages[0]?.path ?? '/');
  const address = pageAddress(brand, path);
  const { data, error } = useQuery({ queryKey: ['metadata', address], queryFn: () => readMetadata(address) });
  return (
    <>
      <PagePicker pages={brand.pages} value={path} onChange={setPath} />
      {error ? (
        <Notice $tone="bad" role="alert">
          {error.message}
        </Notice>
      ) : null}
      {data ? (
        <>
          <Wall>
            <Network name="WhatsApp">
              <WhatsAppCard {...data} />
            </Network>
            <Network name="LinkedIn">
              <LinkedInCard {...data} />
            </Network>
            <Network name="Facebook">
              <FacebookCard {...data} />
            </Network>
            <Network name="X">
              <XCard {...data} />
            </Network>
          </Wall>
          <Facts>
            <Fact name="Título" text={data.title} limits={previewLimits.title} />
            <Fact name="Descrição" text={data.description} limits={previewLimits.description} />
            <div>
              <dt>Imagem</dt>
              <dd>
                <Code>{data.image}</Code>{' '}
                <Pill $tone={data.imageWidth === 1200 && data.imageHeight === 630 ? 'good' : 'warning'}>
                  {data.imageWidth} × {data.imageHeight}
                </Pill>
              </dd>
            </div>
            <div>
              <dt>Endereço</dt>
              <dd>
                <Code>{data.url}</Code>
              </dd>
            </div>
          </Facts>
          <Note>
            As redes guardam a prévia por dias. Depois de publicar uma mudança, peça que leiam de novo:
            Facebook e WhatsApp no Depurador de Compartilhamento, LinkedIn no Post Inspector.
          </Note>
        </>
      ) : null}
    </>
  );
}

function Network({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Fact({ name, text, limits }: { name: string; text: string; limits: { min: number; max: number } }) {
  const fits = text.length >= limits.min && text.length <= limits.max;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text}{' '}
        <Pill $tone={fits ? 'good' : 'warning'}>
          {text.length} letras, de {limits.min} a {limits.max}
        </Pill>
      </dd>
    </div>
  );
}

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  align-items: start;
  gap: 1.75rem 2rem;
  max-width: 70rem;
  h2 {
    margin-bottom: 0.625rem;
    color: ${look.soft};
    font-size: 0.8125rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`;

const Facts = styled(Card).attrs({ as: 'dl' })`
  max-width: 70rem;
  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: 1rem;
    padding: 0.75rem 1.25rem;
  }
  > div + div {
    border-top: 1px solid ${look.line};
  }
  dt {
    color: ${look.soft};
  }
`;

const Note = styled.p`
  max-width: 46rem;
  color: ${look.soft};
  font-size: 0.875rem;
`;
