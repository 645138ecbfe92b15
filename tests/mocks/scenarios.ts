import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const address = '*/functions/v1/send-contact-email';
const answer = (status: number, body: object) =>
  http.post(address, () => HttpResponse.json(body, { status }));

/** Everything the contact function may do, by name: what QA asks for, and what the tests play. */
export const contactScenarios = {
  enviada: answer(200, { success: true }),
  'enviada-devagar': http.post(address, async () => {
    await delay(4000);
    return HttpResponse.json({ success: true });
  }),
  'erro-com-texto': answer(502, { success: false, error: 'O servidor de e-mail não respondeu.' }),
  limite: answer(429, {
    success: false,
    error: 'Recebemos muitas mensagens suas em pouco tempo. Tente novamente em 10 minutos.',
  }),
  'nao-se-sabe': answer(503, {
    success: false,
    error: 'O servidor de e-mail parou de responder durante o envio, e não sabemos se sua mensagem chegou.',
  }),
  'erro-sem-texto': answer(500, {}),
  'erro-que-nao-e-json': http.post(address, () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })),
  'recusada-com-texto': answer(200, { success: false, error: 'Mensagem recusada pelo destinatário.' }),
  'recusada-sem-texto': answer(200, { success: false }),
  'resposta-que-nao-e-json': http.post(address, () => new HttpResponse('ok')),
  'sem-resposta': http.post(address, async () => {
    await delay('infinite');
    return HttpResponse.json({ success: true });
  }),
  'sem-rede': http.post(address, () => HttpResponse.error()),
} satisfies Record<string, HttpHandler>;

export type ContactScenario = keyof typeof contactScenarios;
