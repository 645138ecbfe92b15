import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { contactErrors } from '#blocks/contact/contact-form.ts';
import { failedTitle } from '#functions/send-contact-email/failed-title.ts';
import { fillSlots } from '#functions/send-contact-email/fill-slots.ts';
import type { ContactFormPages, ContactSource } from '#schema/contact-data.ts';
import type { ContactResponse } from '#schema/contact-message.ts';
import { answerScenario } from '../mocks/answer-scenario.ts';
import { scenarioOf } from './scenario-address.ts';
import { wrapPolicy } from './wrap-page.ts';

interface QaAppOptions {
  contact: ContactSource;
  wrap: (html: string) => string;
}

/**
 * Stands for the contact function, and answers by the scenario of the page that asks, with the same handlers of
 * msw that the tests play. A form without JavaScript gets the page that the function would show with that
 * answer; where the answer is none of the function's (HTML of a proxy), it gets the answer itself. Nothing is sent.
 */
export function createQaApp({ contact, wrap }: QaAppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post('/functions/v1/*', async (c) => {
    const scenario = scenarioOf(c.env.incoming);
    const answer = await answerScenario(scenario);
    if (answer.type === 'error') {
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (!c.req.path.endsWith('/form') || !answer.headers.get('content-type')?.includes('json')) return answer;

    const brand = await contact.find(c.req.query('brand') ?? contact.sites().defaultBrand);
    const page = brand?.forms[c.req.query('page') ?? '/'];
    if (!page) return c.text('Este formulário não existe.', 400);
    const { success, error } = (await answer.json()) as Partial<ContactResponse>;
    if (success) return c.redirect(new URL(page.sentUrl, c.req.url).pathname, 303);
    const entries = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const title = failedTitle(answer.status);
    const html = fillSlots(page.failedHtml, { ...entries, title, error: error ?? contactErrors.declined });
    // The answered page has the function's address: a second try must not lose the scenario.
    const kept = html.replace(/(\/form\?)(?=[^"]*")/, `$1cenario=${scenario}&amp;`);
    return c.html(wrap(kept), answer.ok ? 502 : (answer.status as 500), policyOf(page));
  });

  return { fetch: (request: Request, env: unknown) => app.fetch(request, env as HttpBindings) };
}

function policyOf({ failedHeaders }: ContactFormPages): Record<string, string> {
  const name = 'Content-Security-Policy';
  return { ...failedHeaders, [name]: wrapPolicy(failedHeaders[name] ?? "default-src 'none'") };
}
