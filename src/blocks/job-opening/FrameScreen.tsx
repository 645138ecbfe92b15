import { IconArrowLeft, IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle } from '#ui/Button.tsx';
import { titleTag, type HeadingLevel } from '#ui/heading-level.ts';
import { Container } from '#ui/Section.tsx';
import { theme } from '#ui/theme.ts';
import type { Frame } from './describe-frame.ts';
import { FrameBox } from './FrameBox.tsx';
import { JourneySteps } from './JourneySteps.tsx';
import { useFrame } from './use-frame.ts';

interface FrameScreenProps {
  heading: RefObject<HTMLHeadingElement | null>;
  level: HeadingLevel;
  copy: { frameTitle: string; frameNote: string };
  frame: Frame;
  whatsapp: { number: string; greeting: string };
  backPath: string;
  /** On a new client's way: how many steps lie behind, and where the next one is, for who says to be done. */
  steps?: { done: number; next?: { path: string; action: string } };
  /** What is shown once the form is done with. */
  outcome: ReactNode;
  /** Whether the form then still has something to give, as a contract has its signed copy. */
  keepsFrame?: boolean;
}

/** An embedded form, with who runs it, a way back, a way on and a way out of the frame. */
export function FrameScreen({
  heading,
  level,
  copy,
  frame,
  whatsapp,
  backPath,
  steps,
  outcome,
  keepsFrame = false,
}: FrameScreenProps) {
  const state = useFrame(frame);
  const { done } = state;
  const silent = frame.done.length === 0;

  useEffect(() => {
    if (!done) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [done, heading]);

  return (
    <Screen>
      <Top>
        <Back to={backPath} $quiet>
          <IconArrowLeft size={20} aria-hidden />
          Voltar
        </Back>
        {steps && <JourneySteps done={steps.done + (done ? 1 : 0)} />}
      </Top>
      {done ? (
        outcome
      ) : (
        <>
          <Title as={titleTag(level)} ref={heading} tabIndex={-1}>
            {copy.frameTitle}
          </Title>
          <Note>{copy.frameNote}</Note>
          <Operator>
            Este formulário é operado por <strong>{frame.operator}</strong>
            {frame.foreign && ', que pode usar cookies próprios'}.
          </Operator>
        </>
      )}
      <FrameBox
        title={copy.frameTitle}
        frame={frame}
        state={state}
        whatsapp={whatsapp}
        hidden={done && !keepsFrame}
      />
      {!done && (
        <Ways>
          {steps?.next && (
            <GoOn to={steps.next.path} $quiet={!silent}>
              {steps.next.action}
              <IconArrowRight size={20} aria-hidden />
            </GoOn>
          )}
          <NewTab href={frame.tabAddress} target="_blank" rel="noopener">
            <IconExternalLink size={20} aria-hidden />
            Não carregou? Abrir em uma nova aba
          </NewTab>
        </Ways>
      )}
    </Screen>
  );
}

const Screen = styled(Container)`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space.md};
  min-height: 80svh;
  padding-top: calc(${theme.size.header} + ${theme.space.xl});
  padding-bottom: ${theme.space.section};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm} ${theme.space.xl};
  width: 100%;
`;

const Back = styled(Link)<{ $quiet: boolean }>`
  ${buttonStyle}
`;

const GoOn = styled(Link)<{ $quiet: boolean }>`
  ${buttonStyle}
`;

const Title = styled.h1`
  font-size: ${theme.text.heading};
  text-transform: ${theme.font.displayCase};
`;

const Note = styled.p`
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;

const Operator = styled.p`
  font-size: ${theme.text.small};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm} ${theme.space.xl};
  width: 100%;
`;

const NewTab = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 1.75rem;
  text-underline-offset: 0.2em;
`;
