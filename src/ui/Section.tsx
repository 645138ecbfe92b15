import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { titleTag, type HeadingLevel } from './heading-level.ts';
import { theme } from './theme.ts';

type Tone = 'paper' | 'tint' | 'band';

interface SectionProps {
  anchor: string | undefined;
  level: HeadingLevel;
  /** `tint` sets the section off softly, `band` with the brand's contrast colours. */
  tone?: Tone;
  children: ReactNode;
}

/** A full-width stretch of the page with its content at reading width. */
export function Section({ anchor, level, tone = 'paper', children }: SectionProps) {
  return (
    <Stretch id={anchor} $tone={tone} $first={level === 1}>
      <Container>{children}</Container>
    </Stretch>
  );
}

interface HeadingProps {
  level: HeadingLevel;
  eyebrow?: string | undefined;
  title: string;
  intro?: string | undefined;
}

/** How every section begins. */
export function SectionHeading({ level, eyebrow, title, intro }: HeadingProps) {
  return (
    <Heading>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title as={titleTag(level)}>{title}</Title>
      {intro && <Intro>{intro}</Intro>}
    </Heading>
  );
}

const grounds = {
  paper: 'transparent',
  tint: `color-mix(in srgb, ${theme.color.primary} 6%, ${theme.color.paper})`,
  band: theme.color.band,
};

const Stretch = styled.section<{ $tone: Tone; $first: boolean }>`
  padding-block: ${theme.space.section};
  ${(props) => props.$first && `padding-top: calc(${theme.size.header} + ${theme.space.section});`}
  background: ${(props) => grounds[props.$tone]};
  color: ${(props) => (props.$tone === 'band' ? theme.color.onBand : 'inherit')};
`;

export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.size.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

const Heading = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: 46rem;
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  font-size: ${theme.text.small};
  font-weight: 600;
  letter-spacing: 0.04em;
  &::before {
    content: '';
    width: 1.75rem;
    height: 2px;
    background: ${theme.color.accent};
  }
`;

const Title = styled.h2`
  font-size: ${theme.text.heading};
  text-transform: ${theme.font.displayCase};
`;

const Intro = styled.p`
  max-width: ${theme.size.prose};
  font-size: ${theme.text.lead};
  opacity: 0.85;
`;
