import { styled } from 'styled-components';
import { ButtonLink } from '#ui/Button.tsx';
import { partTag } from '#ui/heading-level.ts';
import { Container, Section, SectionHeading } from '#ui/Section.tsx';
import { theme, wide } from '#ui/theme.ts';
import { Island } from '../Island.tsx';
import type { BlockProps } from '../page-data.ts';
import { contactViews } from '../views.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

/** Contact details and form; as a view, the answer to a message sent without JavaScript. */
export function Contact({ block, data, level, view, draft }: BlockProps<'contact'>) {
  const { contact: endpoint, brand } = data;
  if (!endpoint) throw new Error('a page with a contact block needs a contact endpoint');

  if (view === contactViews.sent) {
    return (
      <Answer>
        <AnswerTitle>Mensagem enviada!</AnswerTitle>
        <AnswerText>{block.sentText}</AnswerText>
        <ButtonLink href={brand.homePath}>Voltar ao início</ButtonLink>
      </Answer>
    );
  }

  const { submitLabel, privacyNote, sentText } = block;
  const form: ContactFormProps = { copy: { submitLabel, sentText }, endpoint };
  // Beside the island, which would carry the words twice.
  const note = (
    <Privacy>
      {privacyNote} <a href={brand.noticePaths.privacy}>Aviso de privacidade</a>
    </Privacy>
  );

  if (view === contactViews.failed) {
    return (
      <Answer>
        <AnswerTitle>{draft?.title}</AnswerTitle>
        <AnswerText>
          Nada do que você escreveu se perdeu: está tudo abaixo, para conferir e enviar de novo.
        </AnswerText>
        <Panel>
          <ContactForm {...form} draft={draft} />
          {note}
        </Panel>
      </Answer>
    );
  }

  return (
    <Section anchor={block.anchor} level={level} tone="tint">
      <Layout>
        <Reach>
          <SectionHeading level={level} eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          <ContactDetails links={brand.links} />
        </Reach>
        <Panel>
          <PanelTitle as={partTag(level)}>{block.formTitle}</PanelTitle>
          <Island name="contact-form" hydrate="interaction" props={form}>
            <ContactForm {...form} />
          </Island>
          {note}
        </Panel>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.xxl};
  ${wide} {
    grid-template-columns: 1fr 1.2fr;
    align-items: start;
  }
`;

const Reach = styled.div`
  display: grid;
  gap: ${theme.space.xl};
`;

const Panel = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  padding: clamp(1.25rem, 0.5rem + 3vw, 2.75rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  @media print {
    display: none;
  }
`;

const PanelTitle = styled.h3`
  font-size: ${theme.text.title};
`;

const Privacy = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.small};
`;

const Answer = styled(Container)`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${theme.space.lg};
  min-height: 80svh;
  max-width: calc(46rem + 2 * ${theme.space.gutter});
  padding-top: calc(${theme.size.header} + ${theme.space.xl});
  padding-bottom: ${theme.space.xxl};
  & > ${Panel} {
    width: 100%;
  }
`;

const AnswerTitle = styled.h1`
  font-size: ${theme.text.heading};
  text-transform: ${theme.font.displayCase};
`;

const AnswerText = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.lead};
`;
