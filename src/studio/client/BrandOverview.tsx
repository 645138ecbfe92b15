import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { originOf } from '#engine/own-domain.ts';
import type { BrandState } from '../api-types.ts';
import { FindingList } from './FindingList.tsx';
import { look } from './look.ts';
import { pageAddress } from './page-address.ts';
import { PagePicker } from './PagePicker.tsx';
import { Code, Eyebrow, Notice, Row } from './parts.tsx';
import { Device } from './preview/Device.tsx';
import { devices, type DeviceName } from './preview/devices.ts';
import { Segments } from './Segments.tsx';

type View = 'all' | DeviceName;

const views: { value: View; label: string }[] = [
  { value: 'all', label: 'Todos' },
  ...(Object.keys(devices) as DeviceName[]).map((value) => ({ value, label: devices[value].label })),
];

/** A brand's pages as they are, at every width, and what the checks say of it. */
export function BrandOverview({ brand, origin }: { brand: BrandState; origin: string | undefined }) {
  const [path, setPath] = useState(brand.pages[0]?.path);
  const [view, setView] = useState<View>('all');
  const shown = view === 'all' ? (Object.keys(devices) as DeviceName[]).toReversed() : [view];
  return (
    <>
      {path === undefined ? (
        <Notice $tone="bad">
          As páginas desta marca não puderam ser lidas. Veja abaixo o que consertar.
        </Notice>
      ) : (
        <>
          <Bar>
            <PagePicker pages={brand.pages} value={path} onChange={setPath} />
            <Segments label="Largura" options={views} value={view} onChange={setView} />
            <Open href={pageAddress(brand, path)} target="_blank" rel="noreferrer">
              Abrir {path} <IconExternalLink size={16} aria-hidden />
            </Open>
          </Bar>
          <Stage $columns={shown.map((name) => `${devices[name].share}fr`).join(' ')} $alone={view}>
            {shown.map((name) => (
              <Device key={name} name={name} src={pageAddress(brand, path)} />
            ))}
          </Stage>
        </>
      )}
      {origin && path ? (
        <Public>
          Endereço público: {originOf({ origin }, brand)}
          {path}
        </Public>
      ) : null}
      <Eyebrow as="h2">Conferência</Eyebrow>
      {brand.findings.length > 0 ? (
        <FindingList findings={brand.findings} />
      ) : (
        <Notice $tone="good">Nada a corrigir: textos, imagens, cores e links passaram em tudo.</Notice>
      )}
    </>
  );
}

const Bar = styled(Row)`
  justify-content: space-between;
`;

const Open = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${look.accent};
  font-size: 0.875rem;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;

const Public = styled(Code)`
  color: ${look.soft};
  text-align: center;
`;

const widths: Record<View, string> = { all: '100%', phone: '24rem', tablet: '48rem', desktop: '100%' };

const Stage = styled.div<{ $columns: string; $alone: View }>`
  display: grid;
  grid-template-columns: ${(props) => props.$columns};
  align-items: end;
  gap: clamp(0.75rem, 2vw, 1.75rem);
  width: 100%;
  max-width: ${(props) => widths[props.$alone]};
  margin: 0 auto;
`;
