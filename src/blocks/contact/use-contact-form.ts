import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { sendContactMessage } from '#api/send-contact-message.ts';
import type { ContactDraft, ContactEndpoint } from '../page-data.ts';
import { contactErrors, readMessage, type ContactField, type FormReading } from './contact-form.ts';
import { showError, showSuccess } from './toasts.tsx';

/** What the form says of itself, and which fields it means. */
interface Notice {
  kind: 'error' | 'sent';
  text: string;
  fields: ContactField[];
}

interface ContactFormOptions {
  endpoint: ContactEndpoint;
  /** What is said once a message is sent. */
  sentText: string;
  draft: ContactDraft | undefined;
}

/** Sends a form without leaving the page: what it says meanwhile and after, in toasts and beside the fields. */
export function useContactForm({ endpoint, sentText, draft }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
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
      showSuccess(sentText);
      return setNotice({ kind: 'sent', text: sentText, fields: [] });
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

  return { form, submit, notice, isSending: sending.isPending, handleSubmit };
}
