import { describe, expect, test } from 'vitest';
import { formCheckHeader, trapField } from '#schema/form-check.ts';
import { anonKey, firstBrand, message, secondBrand } from './send-contact-email/fixtures.ts';

/** The function in one of its runtimes, with a mail server that takes everything. */
export interface RunningFunction {
  origin: string;
  /** Addressees of the letters taken so far, oldest first. */
  addressees: () => string[];
}

const path = '/functions/v1/send-contact-email';

/** What the function does wherever it runs. @param running told before the first test */
export function describeContract(runtime: string, running: () => RunningFunction): void {
  let count = 0;
  /** A message that was not sent before. */
  const fresh = () => {
    count += 1;
    return { ...message, email: `visitante-${count}@cliente.example` };
  };
  const post = (address: string, init: RequestInit) =>
    fetch(running().origin + address, { method: 'POST', redirect: 'manual', ...init });
  const sendJson = (body: unknown, headers: Record<string, string> = {}, query = '') =>
    post(path + query, {
      headers: {
        apikey: anonKey,
        'content-type': 'application/json',
        [formCheckHeader]: 'contact-form/60000,0',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(`${path}/form?brand=primeira&page=/`, { headers, body: new URLSearchParams(fields) });
  /** Addressees of the letters that `act` leads to. */
  const lettersOf = async (act: () => Promise<unknown>) => {
    const before = running().addressees().length;
    await act();
    return running().addressees().slice(before);
  };

  describe(`the contact function on ${runtime}`, () => {
    test.each([
      ['', firstBrand],
      ['?brand=segunda', secondBrand],
    ])('sends a message to the team of %j and its confirmation to the visitor', async (query, brand) => {
      const sent = fresh();
      const letters = await lettersOf(async () => {
        const response = await sendJson(sent, {}, query);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
        expect(await response.json()).toEqual({ success: true });
      });
      expect(letters).toEqual([brand.mail.inbox, sent.email]);
    });

    test('sends what is posted twice once', async () => {
      const sent = fresh();
      const letters = await lettersOf(async () => {
        const answers = await Promise.all([sendJson(sent), sendJson(sent)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect((await sendJson(sent)).status).toBe(200);
      });
      expect(letters).toEqual([firstBrand.mail.inbox, sent.email]);
    });

    test('leads a plain form to the page that says so', async () => {
      const sent = fresh();
      const letters = await lettersOf(async () => {
        const response = await sendForm({ ...sent, apikey: anonKey, [trapField]: '' });
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(firstBrand.forms['/']?.sentUrl);
      });
      expect(letters).toEqual([firstBrand.mail.inbox, sent.email]);
    });

    test.each<[string, number, () => Promise<Response>]>([
      ['a wrong key', 401, () => sendJson(fresh(), { apikey: 'outra' })],
      ['another site', 403, () => sendJson(fresh(), { origin: 'https://golpe.example' })],
      ['a filled trap', 403, () => sendJson(fresh(), { [formCheckHeader]: 'contact-form/60000,4' })],
      ['an unknown brand', 400, () => sendJson(fresh(), {}, '?brand=terceira')],
      ['an empty field', 400, () => sendJson({ ...fresh(), company: ' ' })],
      ['another shape', 400, () => sendJson([])],
      ['a body that is too large', 413, () => sendJson({ ...fresh(), message: 'a'.repeat(70_000) })],
      ['a form from another site', 403, () => sendForm({ ...fresh(), apikey: anonKey }, { origin: 'null' })],
      ['a form without its key', 401, () => sendForm(fresh())],
    ])('refuses %s with %d, in words, and sends nothing', async (_, status, ask) => {
      const letters = await lettersOf(async () => {
        const response = await ask();
        expect(response.status).toBe(status);
        expect(await response.text()).toMatch(/[.!](?:<\/p>|")/);
      });
      expect(letters).toEqual([]);
    });

    test('lets the pages of the site in from their own origin', async () => {
      const { origin } = new URL(firstBrand.homeUrl);
      const headers = { origin, 'access-control-request-method': 'POST' };
      const preflight = await fetch(running().origin + path, { method: 'OPTIONS', headers });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-headers')).toContain(formCheckHeader);
      const response = await sendJson(fresh(), { origin });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    });

    test.each([
      ['GET', path, 405],
      ['PUT', `${path}/form`, 405],
      ['POST', `${path}/mais`, 404],
    ])('answers %s %s with %d', async (method, address, status) => {
      const response = await fetch(running().origin + address, { method });
      expect(response.status).toBe(status);
      expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
      expect(await response.json()).toMatchObject({ success: false });
    });
  });
}
