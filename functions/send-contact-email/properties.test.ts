import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { simpleParser, type ParsedMail } from 'mailparser';
import { expect, test } from 'vitest';
import { contactMessageLimits } from '#schema/contact-limits.ts';
import { composeLetter } from './compose-letter.ts';
import { anonKey, createTestApp, firstBrand, formRequest, message } from './fixtures.ts';
import type { Mail } from './mailer.ts';
import { createConfirmationMail, createTeamMail } from './mails.ts';

const path = '/functions/v1/send-contact-email';

/** What may be answered to a request nobody can foresee. */
const declared = [200, 204, 303, 400, 401, 403, 404, 405, 413, 429, 502, 503];

const hostile = fc.constantFrom(
  '\r\nBcc: outra@cliente.example',
  '\n.\n',
  '\r.\r',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)",
  '=?utf-8?q?=0D=0ABcc:?=',
  '[[slot.error]]',
  '\u2028\u2029\u0085\u200b\0',
  '$&$1',
  '@cliente.example, <outra@cliente.example>',
  '\ud800',
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 20 })), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => `a${parts.join('')}`.slice(0, maxLength));

const messages = fc.record({
  name: text(contactMessageLimits.name),
  email: fc.constantFrom('ana@cliente.example', 'a.b+c@sub.cliente.example'),
  company: text(contactMessageLimits.company),
  message: text(contactMessageLimits.message),
});

const json = fc.oneof(
  fc.json(),
  messages.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
);
const query = fc.oneof(
  fc.constantFrom(
    '',
    '?brand=primeira',
    '?brand=__proto__',
    '?page=constructor',
    '?brand=%00',
    '?brand=../x',
    '?%',
  ),
  fc.webQueryParameters().map((parameters) => `?${parameters}`),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'origin',
    'content-type',
    'content-length',
    'x-client-info',
    'apikey',
    'authorization',
    'cookie',
  ),
  fc.oneof(
    fc.constantFrom(anonKey, `Bearer ${anonKey}`, 'null', '0', '-1', 'contact-form/9999,0'),
    fc.string(),
  ),
);

const ask = async (request: Request) => {
  const { app, logged } = createTestApp();
  const response = await app.request(request);
  return { status: response.status, body: await response.text(), logged };
};

/** Undefined where the platform itself would not let such a request leave. */
function buildRequest(address: string, init: RequestInit): Request | undefined {
  try {
    return new Request(`http://localhost${address}`, init);
  } catch {
    return undefined;
  }
}

test('no request gets more than a declared answer', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS', 'DELETE'),
      fc.constantFrom(path, `${path}/form`, `${path}/`, '/functions/'),
      query,
      headers,
      json,
      fc.boolean(),
      async (method, address, search, given, body, hasKey) => {
        const request = buildRequest(address + search, {
          method,
          headers: { ...given, ...(hasKey ? { apikey: anonKey } : {}) },
          ...(method === 'GET' ? {} : { body }),
        });
        fc.pre(request !== undefined);
        const answer = await ask(request);
        expect(declared).toContain(answer.status);
        expect(answer.logged).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});

test('whatever a form holds comes back as text, in its fields', async () => {
  await fc.assert(
    fc.asyncProperty(messages, async (entries) => {
      const { status, body } = await ask(formRequest({ ...entries, email: 'ana', apikey: anonKey }));
      expect(status).toBe(400);
      expect(tagsOf(body)).toEqual(['form', 'h1', 'input', 'input', 'input', 'textarea', 'p']);
    }),
    { numRuns: 200 },
  );
});

const usualTeam = await parse(await createTeamMail(firstBrand, message, 'x'));
const usualConfirmation = await parse(await createConfirmationMail(firstBrand, message, 'x'));

test('no entry adds a header, an addressee or markup to a letter', async () => {
  await fc.assert(
    fc.asyncProperty(messages, async (entries) => {
      const team = await parse(await createTeamMail(firstBrand, entries, 'x'));
      const confirmation = await parse(await createConfirmationMail(firstBrand, entries, 'x'));
      for (const [mail, usual] of [
        [team, usualTeam],
        [confirmation, usualConfirmation],
      ] as const) {
        expect([...mail.headers.keys()]).toEqual([...usual.headers.keys()]);
        expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
        expect(mail.attachments).toEqual([]);
        expect(tagsOf(mail.html || '').filter((tag) => tag !== 'br')).toEqual(
          tagsOf(usual.html || '').filter((tag) => tag !== 'br'),
        );
      }
      expect(addressesOf(team, 'to')).toEqual([firstBrand.mail.inbox]);
      expect(addressesOf(team, 'replyTo')).toEqual([entries.email]);
      expect(addressesOf(confirmation, 'to')).toEqual([entries.email]);
    }),
    { numRuns: 300 },
  );
});

function parse(mail: Mail): Promise<ParsedMail> {
  return simpleParser(composeLetter(mail));
}

const addressesOf = (mail: ParsedMail, field: 'to' | 'replyTo'): (string | undefined)[] =>
  [mail[field] ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));

function tagsOf(html: string): string[] {
  const tags: string[] = [];
  const parser = new Parser({ onopentagname: (name) => tags.push(name) });
  parser.end(html);
  return tags;
}
