import type { ContactBrand, ContactSource } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import type { Log } from '../log.ts';
import { createApp, type AppOptions } from './app.ts';
import { createKeyedHash } from '../keyed-hash.ts';
import { createMemoryLedger } from './ledger.ts';
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
  '<h1>[[slot.title]]</h1>',
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
  sites: () => ({
    defaultBrand: firstBrand.id,
    domains: { 'segunda.example': secondBrand.id },
    origins: ['https://primeira.example'],
  }),
  find: (id) => [firstBrand, secondBrand].find((brand) => brand.id === id),
};

/** What the app told the operator, as one text for each line that is not the one every request leaves. */
function createTestLog() {
  const logged: string[] = [];
  const note = (facts: object, text: string) => {
    const told = Object.entries(facts).flatMap(([name, fact]) => (name === 'requestId' ? [] : [fact].flat()));
    logged.push([text, ...told].join(' | '));
  };
  return { logged, log: { info: () => {}, warn: note, error: note } satisfies Log };
}

/** Limits that let everything through, and whatever else the app needs beside a mailer. */
export const createTestOptions = (
  log: Log = { info: () => {}, warn: () => {}, error: () => {} },
): Omit<AppOptions, 'mailer'> => ({
  brands: contactBrands,
  anonKey,
  log,
  limits: { take: async () => undefined },
  ledger: createMemoryLedger(),
  hash: createKeyedHash(undefined),
  clientAddress: () => '192.0.2.1',
});

/** An app with a mailer that records, and answers by the addressee where `refusals` has one. */
export function createTestApp(
  refusals: Record<string, SendResult | Error> = {},
  options: Partial<AppOptions> = {},
) {
  const mails: Mail[] = [];
  const { logged, log } = createTestLog();
  const mailer: Mailer = {
    send: async (mail) => {
      const refusal = refusals[mail.to.address];
      if (refusal instanceof Error) throw refusal;
      if (refusal) return refusal;
      mails.push(mail);
      return { outcome: 'accepted' };
    },
    close: () => {},
  };
  return { app: createApp({ ...createTestOptions(log), mailer, ...options }), mails, logged };
}

/** An app that sends by real SMTP to a server of its own. */
export async function startMailApp(options: Partial<AppOptions> = {}) {
  const inbox = await startSmtpInbox();
  const mailer = createSmtpMailer(inbox.url);
  const { logged, log } = createTestLog();
  return {
    app: createApp({ ...createTestOptions(log), mailer, ...options }),
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
export const formRequest = (
  fields: Record<string, string>,
  {
    query = '?brand=primeira&page=/',
    headers = {},
  }: { query?: string; headers?: Record<string, string> } = {},
): Request =>
  new Request(`http://localhost/functions/v1/send-contact-email/form${query}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
