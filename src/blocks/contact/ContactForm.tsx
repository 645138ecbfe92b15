import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { contactMessageLimits as limits } from '#schema/contact-limits.ts';
import { trapField } from '#schema/form-check.ts';
import { TextField } from '#ui/TextField.tsx';
import type { BlockOf } from '../schemas.ts';
import type { ContactDraft, ContactEndpoint } from '../page-data.ts';
import type { ContactField } from './contact-form.ts';
import { Fields, NoticeText, Submit, Trap } from './form-parts.ts';
import { Toasts } from './toasts.tsx';
import { useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  copy: Pick<BlockOf<'contact'>, 'submitLabel' | 'sentText'>;
  endpoint: ContactEndpoint;
  draft?: ContactDraft | undefined;
}

const neverChanges = () => () => {};

const noticeId = 'aviso-do-formulario';

/** The form posts by itself; once hydrated it sends without leaving the page and answers with toasts. */
export function ContactForm(props: ContactFormProps) {
  // `always`: a message written without a network fails now, and is never sent later behind the visitor's back.
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Form {...props} />
      <Toasts />
    </QueryClientProvider>
  );
}

function Form({ copy, endpoint, draft }: ContactFormProps) {
  const { form, submit, notice, isSending, handleSubmit } = useContactForm({
    endpoint,
    sentText: copy.sentText,
    draft,
  });
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const errorId = (field: ContactField) => (notice?.fields.includes(field) ? noticeId : undefined);

  return (
    <form
      ref={form}
      method="post"
      action={endpoint.formUrl}
      noValidate={hydrated}
      onSubmit={handleSubmit}
      suppressHydrationWarning
    >
      <input type="hidden" name="apikey" value={endpoint.key} />
      <Trap aria-hidden="true">
        <label>
          Não preencha este campo
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Fields disabled={isSending}>
        <TextField
          name="name"
          label="Nome"
          autoComplete="name"
          maxLength={limits.name}
          defaultValue={draft?.name}
          errorId={errorId('name')}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          defaultValue={draft?.email}
          errorId={errorId('email')}
        />
        <TextField
          name="company"
          label="Empresa"
          autoComplete="organization"
          maxLength={limits.company}
          defaultValue={draft?.company}
          errorId={errorId('company')}
        />
        <TextField
          name="message"
          label="Mensagem"
          rows={5}
          autoComplete="off"
          maxLength={limits.message}
          defaultValue={draft?.message}
          errorId={errorId('message')}
        />
        {notice && (
          <NoticeText id={noticeId} $kind={notice.kind}>
            {notice.kind === 'sent' ? (
              <IconCircleCheck size={22} aria-hidden />
            ) : (
              <IconAlertCircle size={22} aria-hidden />
            )}
            {notice.text}
          </NoticeText>
        )}
        <Submit type="submit" ref={submit}>
          {isSending ? 'Enviando...' : copy.submitLabel}
        </Submit>
      </Fields>
    </form>
  );
}
