import { actionLabels, type QaAction } from '../scenario-labels.ts';

const entries: Record<string, string> = {
  name: 'Fulana de Tal',
  email: 'fulana@empresa.example',
  company: 'Empresa Exemplo',
  message: 'Precisamos contratar duas pessoas.',
};

/** How long the form may take to come alive. In ms. */
const patience = 10_000;

/**
 * Sends the page's form as a visitor would: the focus brings it alive first.
 * @throws where the action is none, or the page has no form, in words for the panel
 */
export async function performAction(action: QaAction): Promise<void> {
  if (!Object.hasOwn(actionLabels, action)) throw new Error(`Não existe a ação “${action}”.`);
  const form = document.querySelector<HTMLFormElement>('form[method="post"]');
  if (!form) throw new Error('Esta página não tem formulário.');
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]');
  // At once, so that the form is in view when it answers, whatever the page's own scrolling would do.
  form.scrollIntoView({ block: 'center', behavior: 'instant' });
  submit?.focus({ preventScroll: true });
  const deadline = performance.now() + patience;
  while (!form.noValidate) {
    if (performance.now() > deadline) throw new Error('O formulário não carregou.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (action === 'enviar')
    for (const [name, value] of Object.entries(entries)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field) field.value = value;
    }
  form.requestSubmit(submit);
}
