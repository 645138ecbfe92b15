import { IconArrowRight } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui/Button.tsx';
import { titleTag } from '#ui/heading-level.ts';
import { NetworkDrawing } from '#ui/NetworkDrawing.tsx';
import { Container } from '#ui/Section.tsx';
import { theme, wide } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function Hero({ block, level }: BlockProps<'hero'>) {
  const { action, secondaryAction } = block;
  return (
    <Opening id={block.anchor}>
      <Layout>
        <Words>
          {block.badge && <Badge>{block.badge}</Badge>}
          <Headline as={titleTag(level)}>{block.headline}</Headline>
          <Lead>{block.lead}</Lead>
          <Actions>
            <ButtonLink href={action.href}>
              {action.label}
              <IconArrowRight size={20} aria-hidden />
            </ButtonLink>
            {secondaryAction && (
              <ButtonLink href={secondaryAction.href} $quiet>
                {secondaryAction.label}
              </ButtonLink>
            )}
          </Actions>
        </Words>
        <Figure>
          <NetworkDrawing />
        </Figure>
      </Layout>
    </Opening>
  );
}

const Opening = styled.section`
  overflow: clip;
  padding-top: calc(${theme.size.header} + clamp(2rem, 1rem + 4vw, 5rem));
  padding-bottom: clamp(2.5rem, 1rem + 4vw, 5rem);
`;

const Layout = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${theme.space.xl};
  ${wide} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    min-height: min(40rem, calc(100svh - ${theme.size.header} - 8rem));
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.lg};
`;

const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  padding: 0.4375rem 1rem 0.4375rem 0.8125rem;
  border: 1px solid ${theme.color.line};
  border-radius: 99px;
  background: ${theme.color.surface};
  font-size: ${theme.text.small};
  font-weight: 600;
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.accent};
  }
`;

const Headline = styled.h1`
  font-size: ${theme.text.display};
  line-height: 1.02;
  text-transform: ${theme.font.displayCase};
`;

const Lead = styled.p`
  max-width: 34rem;
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  margin-top: ${theme.space.xs};
`;

const Figure = styled.div`
  width: min(100%, 30rem);
  margin-inline: auto;
  ${wide} {
    width: 112%;
    margin-inline: 0 -12%;
  }
`;
