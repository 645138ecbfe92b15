import { styled } from 'styled-components';
import { ButtonLink } from '#ui/Button.tsx';
import { titleTag } from '#ui/heading-level.ts';
import { Container, Eyebrow } from '#ui/Section.tsx';
import { theme } from '#ui/theme.ts';
import type { BlockProps } from '../page-data.ts';

export function NotFound({ block, data, level }: BlockProps<'not-found'>) {
  return (
    <Layout>
      <Eyebrow>404</Eyebrow>
      <Title as={titleTag(level)}>{block.title}</Title>
      <Text>{block.text}</Text>
      <ButtonLink href={data.brand.homePath}>{block.backLabel}</ButtonLink>
    </Layout>
  );
}

const Layout = styled(Container)`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${theme.space.lg};
  min-height: 80svh;
  padding-top: calc(${theme.size.header} + ${theme.space.xl});
  padding-bottom: ${theme.space.xxl};
`;

const Title = styled.h1`
  font-size: ${theme.text.display};
  text-transform: ${theme.font.displayCase};
`;

const Text = styled.p`
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;
