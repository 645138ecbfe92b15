import ky from 'ky';
import type { ContactMessage, ContactResponse } from '#schema/contact-message.ts';
import { formCheckHeader } from '#schema/form-check.ts';

/** Above the function's own limit of 15 s, so that its answer, whatever it is, arrives first. In ms. */
const timeLimit = 20_000;

export type ContactResult =
  | { status: 'sent' }
  /** The function answered with an HTTP error; `error` is the text in its body, if it has one. */
  | { status: 'refused'; error?: string }
  /** The function answered, but not with success. */
  | { status: 'declined'; error?: string };

/**
 * Sends a message through the contact function, once: nothing is repeated behind the visitor's back.
 * The headers follow Supabase's conventions, so that either backend can stand at `url`.
 * @param trapLength how much stands in the field that people leave empty
 * @throws where no answer can be had or read: no network, time-out, a success that is not JSON
 */
export async function sendContactMessage(
  { url, key }: { url: string; key: string },
  message: ContactMessage,
  trapLength: number,
): Promise<ContactResult> {
  const isNewKey = /^sb_(?:publishable|secret)_/.test(key);
  const response = await ky.post(url, {
    json: message,
    headers: {
      apikey: key,
      [formCheckHeader]: `contact-form/${Math.round(performance.now())},${trapLength}`,
      ...(isNewKey ? {} : { authorization: `Bearer ${key}` }),
    },
    retry: 0,
    timeout: timeLimit,
    throwHttpErrors: false,
  });
  if (!response.ok) return { status: 'refused', ...errorOf(await response.json().catch(() => undefined)) };
  const body: unknown = await response.json();
  return isSuccess(body) ? { status: 'sent' } : { status: 'declined', ...errorOf(body) };
}

const isSuccess = (body: unknown): boolean => (body as ContactResponse | null)?.success === true;

function errorOf(body: unknown): { error?: string } {
  const error = (body as Partial<ContactResponse> | null | undefined)?.error;
  return typeof error === 'string' && error.trim() !== '' ? { error } : {};
}
