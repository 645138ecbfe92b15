import { IconCheck } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { Section, SectionHeading } from '#ui/Section.tsx';
import { theme, wide } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function Checklist({ block, level }: BlockProps<'checklist'>) {
  return (
    <Section anchor={block.anchor} level={level}>
      <Layout>
        <SectionHeading level={level} title={block.title} intro={block.intro} />
        <List>
          {block.items.map((item) => (
            <Item key={item}>
              <Mark>
                <IconCheck size={18} stroke={2.5} aria-hidden />
              </Mark>
              {item}
            </Item>
          ))}
        </List>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.xl} ${theme.space.xxl};
  ${wide} {
    grid-template-columns: 1fr 1.15fr;
    align-items: center;
  }
`;

const List = styled.ul`
  padding: ${theme.space.xs} clamp(1.25rem, 0.5rem + 3vw, 2.75rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  padding-block: ${theme.space.lg};
  font-size: ${theme.text.lead};
  line-height: 1.4;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
`;
