import { styled } from 'styled-components';
import { partTag } from '#ui/heading-level.ts';
import { Section, SectionHeading } from '#ui/Section.tsx';
import { medium, theme, wide } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function Steps({ block, level }: BlockProps<'steps'>) {
  return (
    <Section anchor={block.anchor} level={level} tone="band">
      <SectionHeading level={level} eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List>
        {block.items.map((item, index) => (
          <Step key={item.title}>
            <Number>{String(index + 1).padStart(2, '0')}</Number>
            <StepTitle as={partTag(level)}>{item.title}</StepTitle>
            <StepText>{item.text}</StepText>
          </Step>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space.xl};
  margin-top: ${theme.space.xxl};
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${wide} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`;

const Step = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  padding-top: ${theme.space.lg};
  border-top: 1px solid color-mix(in srgb, ${theme.color.onBand} 28%, transparent);
  &::before {
    content: '';
    position: absolute;
    top: -5px;
    left: 0;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${theme.color.accent};
  }
`;

const Number = styled.span`
  color: ${theme.color.onBand};
  font-family: ${theme.font.display};
  font-size: clamp(2.75rem, 2rem + 2.5vw, 4rem);
  font-weight: ${theme.font.displayWeight};
  line-height: 1;
  letter-spacing: ${theme.font.displayTracking};
  font-variant-numeric: lining-nums tabular-nums;
`;

const StepTitle = styled.h3`
  font-size: ${theme.text.title};
  line-height: 1.25;
`;

const StepText = styled.p`
  opacity: 0.82;
`;
