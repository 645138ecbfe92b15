import { styled } from 'styled-components';
import { Card, CardText, CardTitle, IconTile } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Section, SectionHeading } from '#ui/Section.tsx';
import { medium, motion, theme } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function Cards({ block }: BlockProps<'cards'>) {
  return (
    <Section anchor={block.anchor}>
      <SectionHeading eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Grid>
        {block.items.map((item) => (
          <Item as="li" key={item.title}>
            <IconTile>
              <Icon name={item.icon} />
            </IconTile>
            <CardTitle>{item.title}</CardTitle>
            <CardText>{item.text}</CardText>
          </Item>
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${theme.space.md};
  margin-top: ${theme.space.xxl};
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Item = styled(Card)`
  ${medium} {
    padding: ${theme.space.xl};
  }
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
