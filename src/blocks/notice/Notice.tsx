import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Section.tsx';
import { theme, wide } from '#ui/theme.ts';

export interface NoticeSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface NoticeProps {
  title: string;
  lead: string;
  /** ISO day. */
  updated: string;
  /** What must be known before reading. */
  mark?: ReactNode;
  homePath: string;
  sections: NoticeSection[];
}

/** A text to look things up in: its contents beside it, headings to each part. */
export function Notice({ title, lead, updated, mark, homePath, sections }: NoticeProps) {
  return (
    <Screen>
      <Opening>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        <Updated>
          Última atualização: <time dateTime={updated}>{formatDay(updated)}</time>
        </Updated>
        {mark && <Mark role="note">{mark}</Mark>}
      </Opening>
      <Layout>
        <Contents aria-labelledby="conteudo-do-aviso">
          <ContentsTitle id="conteudo-do-aviso">Nesta página</ContentsTitle>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Entry href={`#${section.id}`}>{section.title}</Entry>
              </li>
            ))}
          </ol>
        </Contents>
        <Text>
          {sections.map((section) => (
            <Part key={section.id} id={section.id}>
              <PartTitle>{section.title}</PartTitle>
              {section.body}
            </Part>
          ))}
          <ButtonLink href={homePath} $quiet>
            Voltar ao início
          </ButtonLink>
        </Text>
      </Layout>
    </Screen>
  );
}

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

const formatDay = (day: string): string => longDay.format(new Date(day));

const Screen = styled(Container)`
  padding-top: calc(${theme.size.header} + clamp(2rem, 1rem + 4vw, 4.5rem));
  padding-bottom: ${theme.space.section};
`;

const Opening = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.md};
`;

const Title = styled.h1`
  font-size: ${theme.text.heading};
  text-transform: ${theme.font.displayCase};
`;

const Lead = styled.p`
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;

const Updated = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.small};
`;

const Mark = styled.p`
  max-width: 46rem;
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.color.accent};
  border-inline-start-width: 4px;
  border-radius: min(${theme.radius.control}, 0.875rem);
  background: ${theme.color.surface};
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  margin-top: ${theme.space.xxl};
  ${wide} {
    grid-template-columns: 16rem minmax(0, 46rem);
    column-gap: clamp(2rem, 6vw, 6rem);
  }
`;

const Contents = styled.nav`
  align-self: start;
  padding-inline-start: ${theme.space.lg};
  border-inline-start: 3px solid ${theme.color.line};
  ${wide} {
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space.xl});
    max-height: calc(100vh - ${theme.size.header} - 2 * ${theme.space.xl});
    overflow: auto;
  }
  @media print {
    display: none;
  }
`;

const ContentsTitle = styled.p`
  margin-bottom: ${theme.space.xs};
  font-weight: 600;
`;

const Entry = styled.a`
  display: block;
  padding-block: 0.3125rem;
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.xxl};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  width: 100%;
  scroll-margin-top: ${theme.space.lg};
`;

const PartTitle = styled.h2`
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
`;
