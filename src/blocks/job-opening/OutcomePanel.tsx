import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { titleTag, type HeadingLevel } from '#ui/heading-level.ts';
import { theme } from '#ui/theme.ts';

interface OutcomePanelProps {
  heading: Ref<HTMLHeadingElement>;
  level: HeadingLevel;
  title: string;
  text: string;
  /** What comes next. */
  children: ReactNode;
}

/** Says that a form is done with, and leads on. */
export const OutcomePanel = ({ heading, level, title, text, children }: OutcomePanelProps) => (
  <Panel>
    <Mark>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
    </Mark>
    <Title as={titleTag(level)} ref={heading} tabIndex={-1}>
      {title}
    </Title>
    <Text>{text}</Text>
    {children}
  </Panel>
);

/** The buttons of a panel, in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.md};
  width: 100%;
  padding: clamp(1.5rem, 0.5rem + 4vw, 3.5rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 4.25rem;
  height: 4.25rem;
  border-radius: 50%;
  background: color-mix(in srgb, ${theme.color.primary} 14%, ${theme.color.surface});
  color: ${theme.color.primary};
`;

const Title = styled.h1`
  font-size: ${theme.text.heading};
  text-transform: ${theme.font.displayCase};
`;

const Text = styled.p`
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;
