import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle } from '#ui/Button.tsx';
import { Container } from '#ui/Section.tsx';
import { theme } from '#ui/theme.ts';

interface FrameScreenProps {
  heading: Ref<HTMLHeadingElement>;
  copy: { frameTitle: string; frameNote: string };
  address: string;
  backPath: string;
}

/** An embedded form, with a way back and a way out of the frame. */
export function FrameScreen({ heading, copy, address, backPath }: FrameScreenProps) {
  return (
    <Screen>
      <Back to={backPath} $quiet>
        <IconArrowLeft size={20} aria-hidden />
        Voltar
      </Back>
      <Title ref={heading} tabIndex={-1}>
        {copy.frameTitle}
      </Title>
      <Note>{copy.frameNote}</Note>
      <Frame src={address} title={copy.frameTitle} />
      <NewTab href={address} target="_blank" rel="noopener">
        <IconExternalLink size={20} aria-hidden />
        Não carregou? Abrir em uma nova aba
      </NewTab>
    </Screen>
  );
}

const Screen = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${theme.space.md};
  padding-top: calc(${theme.size.header} + ${theme.space.xl});
  padding-bottom: ${theme.space.section};
`;

const Back = styled(Link)<{ $quiet: boolean }>`
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

const Frame = styled.iframe`
  width: 100%;
  height: ${theme.size.frame};
  margin-top: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const NewTab = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 1.75rem;
  text-underline-offset: 0.2em;
`;
