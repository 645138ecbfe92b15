import { styled } from 'styled-components';
import { Card, CardText, CardTitle, IconTile } from '#ui/Card.tsx';
import { partTag } from '#ui/heading-level.ts';
import { Icon } from '#ui/Icon.tsx';
import { Section, SectionHeading } from '#ui/Section.tsx';
import { medium, motion, theme, wide } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function Cards({ block, level }: BlockProps<'cards'>) {
  return (
    <Section anchor={block.anchor} level={level} tone="tint">
      <Layout>
        <Lead>
          <SectionHeading level={level} eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        </Lead>
        <Grid>
          {block.items.map((item) => (
            <Item as="li" key={item.title}>
              <IconTile>
                <Icon name={item.icon} />
              </IconTile>
              <CardTitle as={partTag(level)}>{item.title}</CardTitle>
              <CardText>{item.text}</CardText>
            </Item>
          ))}
        </Grid>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  ${wide} {
    grid-template-columns: 1fr 2fr;
    gap: ${theme.space.xxl};
  }
`;

const Lead = styled.div`
  ${wide} {
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space.xl});
    align-self: start;
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: ${theme.space.md};
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
