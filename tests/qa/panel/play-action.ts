import type { QaAction } from '../scenario-labels.ts';

const sample = {
  name: 'Fulana de Tal',
  email: 'fulana@empresa.example',
  company: 'Empresa Exemplo',
  message: 'Mensagem de teste, escrita pela visão de QA.',
};

/** How long the application may take to come alive, in ms. */
const patience = 10_000;

/** Does what a visitor would do with the page's form, so that the page shows what comes of it. */
export async function playAction(action: QaAction): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('main form');
  if (!form) return;
  form.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (action === 'enviar') fill(form);
  // A visitor touches the form before sending it, and that is what brings it alive.
  form.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus({ preventScroll: true });
  // Until then the browser itself would refuse an empty form, and the page would have nothing to say.
  if (action === 'enviar-vazio') await becomesAlive(form);
  form.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
}

function fill(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(sample)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  }
}

async function becomesAlive(form: HTMLFormElement): Promise<void> {
  const deadline = performance.now() + patience;
  while (!form.noValidate && performance.now() < deadline)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
