import { IconArrowRight, IconBrandWhatsapp, IconBriefcase, IconSignature } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { ButtonLink, buttonStyle } from '#ui/Button.tsx';
import { Card, CardText, CardTitle, IconTile } from '#ui/Card.tsx';
import { partTag, titleTag, type HeadingLevel } from '#ui/heading-level.ts';
import { NetworkDrawing } from '#ui/NetworkDrawing.tsx';
import { Container, Eyebrow } from '#ui/Section.tsx';
import { medium, motion, theme, wide } from '#ui/theme.ts';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import type { BlockOf } from '../schemas.ts';

interface Destination {
  path: string;
  /** Who runs the form that stands there. */
  operator: string;
}

interface ChoiceScreenProps {
  heading: Ref<HTMLHeadingElement>;
  level: HeadingLevel;
  block: BlockOf<'job-opening'>;
  client: Destination;
  prospect: Destination;
  whatsapp: { number: string; greeting: string };
}

export function ChoiceScreen({ heading, level, block, client, prospect, whatsapp }: ChoiceScreenProps) {
  return (
    <Screen id={block.anchor}>
      <Container>
        <Opening>
          <Words>
            {block.eyebrow && <Eyebrow>{block.eyebrow}</Eyebrow>}
            <Title as={titleTag(level)} ref={heading} tabIndex={-1}>
              {block.title}
            </Title>
            <Lead>{block.lead}</Lead>
          </Words>
          <Figure>
            <NetworkDrawing />
          </Figure>
        </Opening>
        <Choices>
          <Choice
            icon={<IconBriefcase size={28} stroke={1.5} aria-hidden />}
            level={level}
            copy={block.client}
            to={client}
          />
          <Choice
            icon={<IconSignature size={28} stroke={1.5} aria-hidden />}
            level={level}
            copy={block.prospect}
            to={prospect}
            quiet
          />
        </Choices>
        <Note>{block.note}</Note>
        <Help>
          <p>{block.whatsappText}</p>
          <ButtonLink href={whatsappUrl(whatsapp)} target="_blank" rel="noopener" $quiet>
            <IconBrandWhatsapp size={22} aria-hidden />
            {block.whatsappAction}
          </ButtonLink>
        </Help>
      </Container>
    </Screen>
  );
}

interface ChoiceProps {
  level: HeadingLevel;
  icon: ReactNode;
  copy: { title: string; text: string; action: string };
  to: Destination;
  quiet?: boolean;
}

function Choice({ level, icon, copy, to, quiet = false }: ChoiceProps) {
  return (
    <ChoiceCard as="li">
      <IconTile>{icon}</IconTile>
      <ChoiceTitle as={partTag(level)}>{copy.title}</ChoiceTitle>
      <CardText>{copy.text}</CardText>
      <ChoiceLink to={to.path} $quiet={quiet}>
        {copy.action}
        <IconArrowRight size={20} aria-hidden />
      </ChoiceLink>
      <Operator>Abre um formulário operado por {to.operator}.</Operator>
    </ChoiceCard>
  );
}

const Screen = styled.section`
  overflow: clip;
  padding-top: calc(${theme.size.header} + clamp(2rem, 1rem + 4vw, 4.5rem));
  padding-bottom: ${theme.space.section};
`;

const Opening = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space.lg} ${theme.space.xxl};
  ${wide} {
    grid-template-columns: 1.35fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;

const Title = styled.h1`
  font-size: ${theme.text.display};
  line-height: 1.02;
  text-transform: ${theme.font.displayCase};
`;

const Lead = styled.p`
  max-width: 36rem;
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;

const Figure = styled.div`
  display: none;
  ${wide} {
    display: block;
    margin-block: -2rem;
  }
`;

const Choices = styled.ul`
  display: grid;
  gap: ${theme.space.md};
  margin-top: ${theme.space.xl};
  ${medium} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.lg};
  }
`;

const lift = css`
  ${motion} {
    transition:
      transform 0.25s,
      border-color 0.25s;
    &:hover {
      transform: translateY(-4px);
      border-color: ${theme.color.accent};
    }
  }
`;

const ChoiceCard = styled(Card)`
  grid-template-rows: auto auto 1fr auto auto;
  padding: clamp(1.5rem, 0.5rem + 3vw, 2.75rem);
  ${lift}
`;

const ChoiceTitle = styled(CardTitle)`
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
`;

const ChoiceLink = styled(Link)<{ $quiet: boolean }>`
  ${buttonStyle}
  margin-top: ${theme.space.md};
`;

const Operator = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.small};
`;

const Note = styled.p`
  max-width: 46rem;
  margin-top: ${theme.space.lg};
  padding-inline-start: ${theme.space.md};
  border-inline-start: 3px solid ${theme.color.accent};
  color: ${theme.color.muted};
`;

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.lg};
  margin-top: ${theme.space.xl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.line};
`;
