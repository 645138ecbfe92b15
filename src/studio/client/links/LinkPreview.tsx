import { useState } from 'react';
import { styled } from 'styled-components';
import type { BrandState } from '../../api-types.ts';
import { look } from '../look.ts';
import { PagePicker } from '../PagePicker.tsx';
import { Device } from '../preview/Device.tsx';
import { devices, type DeviceName } from '../preview/devices.ts';
import { Segments } from '../Segments.tsx';
import { usePreview } from './use-preview.ts';

const deviceOptions = (Object.keys(devices) as DeviceName[]).map((value) => ({
  value,
  label: devices[value].label,
}));

interface LinkPreviewProps {
  pages: BrandState['pages'];
  /** What the server drew of the form's contents, once it has. */
  preview: Parameters<typeof usePreview>[0];
  hasErrors: boolean;
}

/** A page of the brand as it would be with what is in the form. */
export function LinkPreview({ pages, preview: drawn, hasErrors }: LinkPreviewProps) {
  const [path, setPath] = useState(pages[0]?.path ?? '/');
  const [device, setDevice] = useState<DeviceName>('phone');
  const preview = usePreview(drawn);
  return (
    <Beside>
      <PagePicker pages={pages} value={path} onChange={setPath} />
      <Segments label="Largura" options={deviceOptions} value={device} onChange={setDevice} />
      <Shown $device={device}>
        <Device
          key={device}
          name={device}
          src={preview ? `/studio/previa/${preview}?${new URLSearchParams({ pagina: path })}` : path}
        />
      </Shown>
      <p>
        {hasErrors
          ? 'A prévia mostra a última versão sem erros.'
          : 'A prévia já mostra o que está no formulário. O site muda ao salvar.'}
      </p>
    </Beside>
  );
}

const Beside = styled.aside`
  position: sticky;
  top: 6rem;
  display: grid;
  justify-items: center;
  gap: 0.875rem;
  > p {
    color: ${look.soft};
    font-size: 0.8125rem;
    text-align: center;
  }
  @media (max-width: 52rem) {
    position: static;
    order: -1;
  }
`;

const Shown = styled.div<{ $device: DeviceName }>`
  width: 100%;
  max-width: ${(props) => (props.$device === 'phone' ? 'min(18.5rem, 34vh)' : '100%')};
`;
