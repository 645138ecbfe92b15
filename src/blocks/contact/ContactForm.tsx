import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { sendContactMessage } from '#api/send-contact-message.ts';
import { contactMessageLimits as limits } from '#schema/contact-limits.ts';
import { trapField } from '#schema/form-check.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { medium, theme } from '#ui/theme.ts';
import type { BlockOf } from '../schemas.ts';
import type { ContactDraft, ContactEndpoint } from '../page-data.ts';
import { contactErrors, readMessage, type ContactField, type FormReading } from './contact-form.ts';
import { showError, showSuccess, Toasts } from './toasts.tsx';

export interface ContactFormProps {
  copy: Pick<BlockOf<'contact'>, 'submitLabel' | 'sentText'>;
  endpoint: ContactEndpoint;
  draft?: ContactDraft | undefined;
}

const neverChanges = () => () => {};

const noticeId = 'aviso-do-formulario';

interface Notice {
  kind: 'error' | 'sent';
  text: string;
  fields: ContactField[];
}

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
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [notice, setNotice] = useState<Notice | undefined>(
    draft && { kind: 'error', text: draft.error, fields: [] },
  );

  const fail = (text: string, fields: ContactField[] = []) => {
    showError(text);
    setNotice({ kind: 'error', text, fields });
  };

  const sending = useMutation({
    mutationFn: ({ message, trapLength }: FormReading) => sendContactMessage(endpoint, message, trapLength),
    onSuccess: (result) => {
      if (result.status === 'refused') return fail(contactErrors.refused(result.error));
      if (result.status === 'declined') return fail(result.error ?? contactErrors.declined);
      form.current?.reset();
      showSuccess(copy.sentText);
      return setNotice({ kind: 'sent', text: copy.sentText, fields: [] });
    },
    onError: () => fail(contactErrors.unexpected),
  });

  // A disabled button drops the focus; whoever sent by keyboard gets it back where they left it.
  useEffect(() => {
    if (sending.isSuccess || sending.isError) submit.current?.focus({ preventScroll: true });
  }, [sending.isSuccess, sending.isError]);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const reading = readMessage(new FormData(event.currentTarget));
    const [first] = reading.empty;
    if (first === undefined) {
      setNotice(undefined);
      sending.mutate(reading);
      return;
    }
    fail(contactErrors.empty, reading.empty);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

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
      <Fields disabled={sending.isPending}>
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
          {sending.isPending ? 'Enviando...' : copy.submitLabel}
        </Submit>
      </Fields>
    </form>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space.md};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${medium} {
    grid-template-columns: 1fr 1fr;
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

/** For programs that fill whatever they find. People neither see nor reach it. */
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const NoticeText = styled.p<{ $kind: Notice['kind'] }>`
  display: flex;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  border-inline-start: 4px solid
    ${(props) => (props.$kind === 'sent' ? theme.color.primary : theme.color.accent)};
  border-radius: min(${theme.radius.control}, 0.875rem);
  background: ${theme.color.paper};
  font-weight: 500;
  svg {
    flex: none;
  }
`;

/** The boot script marks the form as busy while the application that sends it is still on its way. */
const Submit = styled(Button)`
  form[aria-busy='true'] & {
    opacity: 0.65;
    font-size: 0;
    &::after {
      content: 'Enviando...';
      font-size: ${theme.text.base};
    }
  }
`;
