import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formCheckHeader, formCheckPattern, trapField } from '#schema/form-check.ts';
import { worker } from '../../../tests/browser/worker.ts';
import { contactScenarios, type ContactScenario } from '../../../tests/mocks/scenarios.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const props: ContactFormProps = {
  copy: { submitLabel: 'Enviar mensagem', sentText: 'Sua mensagem foi enviada.' },
  endpoint: { url: '/functions/v1/send-contact-email?brand=exemplo', formUrl: '/form', key: 'chave-publica' },
};

const entries = {
  Nome: 'Fulana de Tal',
  'E-mail': 'fulana@empresa.example',
  Empresa: 'Empresa Exemplo',
  Mensagem: 'Queremos contratar.',
};

const field = (label: string) => page.getByLabelText(label, { exact: false });
const notice = () => page.elementLocator(document.querySelector('#aviso-do-formulario') ?? document.body);

async function expectErrorToast(text: string): Promise<void> {
  await expect.element(page.getByRole('alert').getByText('Erro', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
}

async function fillAndSend(): Promise<void> {
  for (const [label, value] of Object.entries(entries)) await field(label).fill(value);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
}

async function expectEntriesKept(): Promise<void> {
  for (const [label, value] of Object.entries(entries)) await expect.element(field(label)).toHaveValue(value);
}

const catalogue: [ContactScenario, string][] = [
  ['erro-com-texto', 'Erro ao enviar mensagem: O servidor de e-mail não respondeu.'],
  [
    'limite',
    'Erro ao enviar mensagem: Recebemos muitas mensagens suas em pouco tempo. Tente novamente em 10 minutos.',
  ],
  [
    'nao-se-sabe',
    'Erro ao enviar mensagem: O servidor de e-mail parou de responder durante o envio, e não sabemos se sua ' +
      'mensagem chegou.',
  ],
  ['erro-sem-texto', 'Erro ao enviar mensagem: Erro desconhecido'],
  ['erro-que-nao-e-json', 'Erro ao enviar mensagem: Erro desconhecido'],
  ['recusada-com-texto', 'Mensagem recusada pelo destinatário.'],
  ['recusada-sem-texto', 'Ocorreu um erro ao enviar sua mensagem.'],
  ['resposta-que-nao-e-json', 'Ocorreu um erro inesperado. Tente novamente.'],
  ['sem-rede', 'Ocorreu um erro inesperado. Tente novamente.'],
];

test.each(catalogue)('%s: says "%s", beside the form too, and keeps the entries', async (scenario, text) => {
  worker.use(contactScenarios[scenario]);
  await render(<ContactForm {...props} />);
  await fillAndSend();
  await expectErrorToast(text);
  await expect.element(notice()).toHaveTextContent(text);
  await expectEntriesKept();
  await expect.element(page.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled();
});

test('an accepted message is told as sent, and the form is cleared', async () => {
  const bodies: unknown[] = [];
  const keys: (string | null)[] = [];
  worker.use(
    http.post('*/functions/v1/send-contact-email', async ({ request }) => {
      bodies.push(await request.json());
      keys.push(request.headers.get('apikey'), request.headers.get('authorization'));
      return HttpResponse.json({ success: true });
    }),
  );
  await render(<ContactForm {...props} />);
  await fillAndSend();
  await expect.element(page.getByRole('status').filter({ hasText: 'Mensagem enviada!' })).toBeVisible();
  for (const label of Object.keys(entries)) await expect.element(field(label)).toHaveValue('');
  expect(bodies).toEqual([
    { name: entries.Nome, email: entries['E-mail'], company: entries.Empresa, message: entries.Mensagem },
  ]);
  expect(keys).toEqual(['chave-publica', 'Bearer chave-publica']);
});

test('while it is being sent, fields and button are disabled and the button says so', async () => {
  worker.use(contactScenarios['sem-resposta']);
  await render(<ContactForm {...props} />);
  await fillAndSend();
  await expect.element(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  for (const label of Object.keys(entries)) await expect.element(field(label)).toBeDisabled();
});

test.each(Object.keys(entries))(
  'an empty %s stops the submission: blanks count as empty',
  async (missing) => {
    await render(<ContactForm {...props} />);
    for (const [label, value] of Object.entries(entries))
      await field(label).fill(label === missing ? '   ' : value);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expectErrorToast('Por favor, preencha todos os campos.');
    await expect.element(field(missing)).toHaveFocus();
    await expect.element(field(missing)).toHaveAccessibleDescription('Por favor, preencha todos os campos.');
  },
);

test('the form is sent by keyboard alone, and the focus comes back to the button', async () => {
  worker.use(contactScenarios.enviada);
  await render(<ContactForm {...props} />);
  await userEvent.tab();
  for (const value of Object.values(entries)) {
    await userEvent.keyboard(value);
    await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: 'Mensagem enviada!' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar mensagem' })).toHaveFocus();
});

test('the e-mail field is of type email and every label is marked', async () => {
  await render(<ContactForm {...props} />);
  await expect.element(field('E-mail')).toHaveAttribute('type', 'email');
  for (const label of Object.keys(entries)) await expect.element(page.getByText(`${label} *`)).toBeVisible();
});

async function sendWithTrap(text: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  worker.use(
    http.post('*/functions/v1/send-contact-email', ({ request }) => {
      resolve(request.headers.get(formCheckHeader));
      return HttpResponse.json({ success: true });
    }),
  );
  await render(<ContactForm {...props} />);
  const trap = document.querySelector<HTMLInputElement>(`[name="${trapField}"]`);
  if (!trap) throw new Error('the form has no trap field');
  trap.value = text;
  await fillAndSend();
  return promise;
}

test.each([
  ['nobody sees', '', 0],
  ['a program filled', 'https://golpe.example', 21],
])('what stands in the field that %s is told beside the message, and the time', async (_, text, length) => {
  const before = performance.now();
  const [, elapsed, trapLength] = formCheckPattern.exec((await sendWithTrap(text)) ?? '') ?? [];
  expect(Number(elapsed)).toBeGreaterThanOrEqual(Math.floor(before));
  expect(Number(trapLength)).toBe(length);
});

test('the trap field is out of sight, out of the way of the keyboard and not offered to autofill', async () => {
  await render(<ContactForm {...props} />);
  const trap = document.querySelector<HTMLInputElement>(`[name="${trapField}"]`);
  expect(trap?.closest('[aria-hidden="true"]')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe('off');
});
