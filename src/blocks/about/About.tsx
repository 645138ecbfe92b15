import { styled } from 'styled-components';
import { Card, CardText, CardTitle, IconTile } from '#ui/Card.tsx';
import { partTag } from '#ui/heading-level.ts';
import { Icon } from '#ui/Icon.tsx';
import { Section, SectionHeading } from '#ui/Section.tsx';
import { medium, theme, wide } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function About({ block, level }: BlockProps<'about'>) {
  return (
    <Section anchor={block.anchor} level={level}>
      <Layout>
        <SectionHeading level={level} eyebrow={block.eyebrow} title={block.title} />
        <Body>
          {block.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Body>
      </Layout>
      <Specialties>
        {block.specialties.map((specialty) => (
          <Specialty as="li" key={specialty.title}>
            <IconTile>
              <Icon name={specialty.icon} />
            </IconTile>
            <CardTitle as={partTag(level)}>{specialty.title}</CardTitle>
            <CardText>{specialty.text}</CardText>
          </Specialty>
        ))}
      </Specialties>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.lg} ${theme.space.xxl};
  ${wide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.size.prose};
  padding-top: ${theme.space.xs};
`;

const Paragraph = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;

const Specialties = styled.ul`
  display: grid;
  gap: ${theme.space.md};
  margin-top: ${theme.space.xxl};
  ${medium} {
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  }
`;

const Specialty = styled(Card)`
  padding: clamp(1.5rem, 0.5rem + 3vw, 2.75rem);
  &:first-child {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    p {
      color: inherit;
      opacity: 0.88;
    }
  }
`;
