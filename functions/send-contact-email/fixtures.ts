import type { ContactBrand, ContactSource } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import type { Log } from '../log.ts';
import { createApp } from './app.ts';
import { startSmtpInbox } from '../../tests/mocks/smtp-inbox.ts';
import { createSmtpMailer, type Mail, type Mailer, type SendResult } from './mailer.ts';

export const anonKey = 'chave-de-teste';

export const message: ContactMessage = {
  name: 'Ana Souza',
  email: 'ana@cliente.example',
  company: 'Cliente & Filhos',
  message: 'Precisamos contratar.\nPodemos conversar?',
};

const failedHtml = [
  '<form>',
  '<input name="name" value="[[slot.name]]">',
  '<input name="email" value="[[slot.email]]">',
  '<input name="company" value="[[slot.company]]">',
  '<textarea name="message">[[slot.message]]</textarea>',
  '<p>[[slot.error]]</p>',
  '</form>',
].join('');

const createBrand = (id: string, name: string): ContactBrand => ({
  id,
  name,
  homeUrl: `https://${id}.example/`,
  mail: { inbox: `equipe@${id}.example`, sender: `site@${id}.example` },
  colors: {
    paper: '#f6f8f5',
    surface: '#ffffff',
    ink: '#10231d',
    muted: '#4b5f57',
    primary: '#0b5d4b',
    onPrimary: '#ffffff',
  },
  whatsappUrl: 'https://wa.me/5500000000000',
  forms: {
    '/': {
      sentUrl: `https://${id}.example/enviada`,
      failedHtml,
      failedHeaders: { 'Content-Security-Policy': "default-src 'none'" },
    },
  },
});

/** The brand of a request that names none. */
export const firstBrand = createBrand('primeira', 'Primeira & Cia');
export const secondBrand = createBrand('segunda', 'Segunda');

export const contactBrands: ContactSource = {
  defaultBrand: firstBrand.id,
  find: (id) => [firstBrand, secondBrand].find((brand) => brand.id === id),
};

/** An app with a mailer that records, and answers by the addressee where `refusals` has one. */
export function createTestApp(refusals: Record<string, SendResult | Error> = {}) {
  const mails: Mail[] = [];
  const logged: string[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      const refusal = refusals[mail.to.address];
      if (refusal instanceof Error) throw refusal;
      if (refusal) return refusal;
      mails.push(mail);
      return { accepted: true };
    },
    close: () => {},
  };
  const log: Log = { warn: (text) => logged.push(text), error: (text) => logged.push(text) };
  return { app: createApp({ brands: contactBrands, anonKey, mailer, log }), mails, logged };
}

/** An app that sends by real SMTP to a server of its own. */
export async function startMailApp() {
  const inbox = await startSmtpInbox();
  const mailer = createSmtpMailer(inbox.url);
  const logged: string[] = [];
  const log: Log = { warn: (text) => logged.push(text), error: (text) => logged.push(text) };
  return {
    app: createApp({ brands: contactBrands, anonKey, mailer, log }),
    inbox,
    logged,
    close: async () => {
      mailer.close();
      await inbox.close();
    },
  };
}

/** What the function is asked with; `headers` and `query` replace the usual ones. */
export const jsonRequest = (
  body: unknown,
  { headers = { apikey: anonKey }, query = '' }: { headers?: Record<string, string>; query?: string } = {},
): Request =>
  new Request(`http://localhost/functions/v1/send-contact-email${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** What a form without JavaScript sends. */
export const formRequest = (fields: Record<string, string>, query = '?brand=primeira&page=/'): Request =>
  new Request(`http://localhost/functions/v1/send-contact-email/form${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
