import { css, keyframes, styled } from 'styled-components';
import { motion, theme } from '#ui/theme.ts';
import type { Frame } from './describe-frame.ts';
import { FrameTrouble } from './FrameTrouble.tsx';
import type { useFrame } from './use-frame.ts';

interface FrameBoxProps {
  title: string;
  frame: Frame;
  state: ReturnType<typeof useFrame>;
  whatsapp: { number: string; greeting: string };
  hidden: boolean;
}

/** The embedded form over its skeleton, so that the box is never blank, and what is wrong where something is. */
export function FrameBox({ title, frame, state, whatsapp, hidden }: FrameBoxProps) {
  const { element, attempt, loaded, trouble, height, retry } = state;
  return (
    <Box hidden={hidden}>
      <Notice $over={!loaded}>
        {trouble && (
          <FrameTrouble
            trouble={trouble}
            loaded={loaded}
            address={frame.tabAddress}
            whatsapp={whatsapp}
            onRetry={retry}
          />
        )}
      </Notice>
      <Stage key={attempt}>
        {!loaded && <Skeleton $still={trouble !== undefined}>Carregando o formulário…</Skeleton>}
        <Embedded
          ref={element}
          src={frame.address}
          title={title}
          allow={frame.allow}
          sandbox={frame.sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          style={height === undefined ? undefined : { height }}
        />
      </Stage>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.md};
  width: 100%;
  margin-top: ${theme.space.xs};
  &[hidden] {
    display: none;
  }
`;

const Notice = styled.div.attrs({ role: 'status' })<{ $over: boolean }>`
  &:empty {
    display: none;
  }
  ${(props) =>
    props.$over &&
    css`
      position: absolute;
      z-index: 1;
      inset: 0 0 auto;
      padding: clamp(1rem, 3vw, 2.5rem);
    `}
`;

const Stage = styled.div`
  display: grid;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  & > * {
    grid-area: 1 / 1;
  }
  @media print {
    display: none;
  }
`;

// Where no script runs, nothing else takes the skeleton from behind a form that is transparent.
const vanish = keyframes`
  to { visibility: hidden; }
`;

const breathe = keyframes`
  50% { background-color: color-mix(in srgb, ${theme.color.line} 35%, ${theme.color.surface}); }
`;

const bar = (width: string, top: string, height: string) =>
  `linear-gradient(${theme.color.line} 0 0) 0 ${top} / ${width} ${height} no-repeat`;

const Skeleton = styled.p<{ $still: boolean }>`
  align-self: start;
  margin: clamp(1.25rem, 4vw, 3rem);
  padding-bottom: 32rem;
  background:
    ${bar('45%', '4rem', '1.75rem')}, ${bar('80%', '7.25rem', '0.75rem')},
    ${bar('70%', '8.75rem', '0.75rem')}, ${bar('100%', '12rem', '3.25rem')},
    ${bar('100%', '17rem', '3.25rem')}, ${bar('100%', '22rem', '6rem')}, ${bar('30%', '30rem', '3rem')};
  color: ${theme.color.muted};
  animation: ${vanish} 0s 30s forwards;
  ${motion} {
    ${(props) =>
      !props.$still &&
      css`
        animation:
          ${vanish} 0s 30s forwards,
          ${breathe} 2s ease-in-out infinite;
      `}
  }
`;

const Embedded = styled.iframe`
  position: relative;
  width: 100%;
  height: ${theme.size.frame};
  min-height: ${theme.size.frame};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
`;
