import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { look } from '../look.ts';
import { devices, type DeviceName } from './devices.ts';

/**
 * A page at a device's width, scaled to the room there is. A new address takes the old one's place once it has
 * loaded, scrolled to where the old one was.
 */
export function Device({ name, src }: { name: DeviceName; src: string }) {
  const { label, width, height } = devices[name];
  const screen = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [loaded, setLoaded] = useState<string>();

  useEffect(() => {
    if (!screen.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    observer.observe(screen.current);
    return () => observer.disconnect();
  }, [width]);

  const show = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const before = currentTarget.parentElement?.querySelector<HTMLIFrameElement>('iframe[data-shown]');
    if (before && before !== currentTarget)
      currentTarget.contentWindow?.scrollTo({ top: before.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    setLoaded(src);
  };
  const sources = loaded === undefined || loaded === src ? [src] : [loaded, src];
  return (
    <Figure>
      <Frame $name={name}>
        <Screen ref={screen} style={{ aspectRatio: `${width} / ${height}` }}>
          {sources.map((address) => (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, as visitors see it
            <iframe
              key={address}
              src={address}
              title={`${label}: ${address}`}
              data-shown={address === loaded || undefined}
              onLoad={address === src ? show : undefined}
              style={{ width, height, transform: `scale(${scale})` }}
            />
          ))}
        </Screen>
      </Frame>
      <figcaption>
        {label} <span>{width} px</span>
      </figcaption>
    </Figure>
  );
}

const bezels: Record<DeviceName, string> = { phone: '7px', tablet: '9px', desktop: '9px 9px 20px' };
const corners: Record<DeviceName, string> = { phone: '26px', tablet: '18px', desktop: '14px' };
const screens: Record<DeviceName, string> = { phone: '19px', tablet: '10px', desktop: '6px' };

const Figure = styled.figure`
  min-width: 0;
  figcaption {
    margin-top: 0.75rem;
    color: ${look.soft};
    font-size: 0.8125rem;
    font-weight: 550;
    text-align: center;
  }
  figcaption span {
    font-weight: 400;
  }
`;

const Frame = styled.div<{ $name: DeviceName }>`
  padding: ${(props) => bezels[props.$name]};
  border-radius: ${(props) => corners[props.$name]};
  background: ${look.side};
  box-shadow: ${look.shadow};
  > div {
    border-radius: ${(props) => screens[props.$name]};
  }
`;

const Screen = styled.div`
  position: relative;
  background: ${look.surface};
  overflow: hidden;
  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    border: 0;
    transform-origin: 0 0;
  }
  iframe:not([data-shown]) {
    opacity: 0;
    pointer-events: none;
  }
`;
