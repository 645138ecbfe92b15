import type { Page } from 'playwright';

/** A state of a page that its address alone does not give. */
export interface PageState {
  id: string;
  label: string;
  /** Whether JavaScript runs in it. */
  scripted: boolean;
  /** Brings the page, just opened, into the state. False where it has none such. */
  enter: (page: Page) => Promise<boolean>;
}

const submitButton = (page: Page) => page.locator('form[method="post"] [type="submit"]');

/** Frame views, the page after sending and the 404 page are pages of their own, with these states too. */
export const pageStates: PageState[] = [
  { id: 'inicial', label: 'Como abre', scripted: true, enter: async () => true },
  {
    id: 'menu',
    label: 'Menu aberto',
    scripted: true,
    enter: async (page) => {
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      if (!(await toggle.isVisible())) return false;
      await toggle.click();
      await page.getByRole('navigation', { name: 'Principal' }).waitFor();
      return true;
    },
  },
  {
    id: 'erro',
    label: 'Formulário com erro',
    scripted: true,
    enter: async (page) => {
      if ((await submitButton(page).count()) === 0) return false;
      await wakeForm(page);
      await submitButton(page).click();
      await page.locator('form[method="post"] [aria-invalid="true"]').first().waitFor();
      return true;
    },
  },
  {
    id: 'enviado',
    label: 'Formulário enviado',
    scripted: true,
    enter: async (page) => {
      if ((await submitButton(page).count()) === 0) return false;
      await wakeForm(page);
      for (const [name, value] of Object.entries(entries)) await page.locator(`[name="${name}"]`).fill(value);
      await submitButton(page).click();
      await page.locator('#aviso-do-formulario').waitFor();
      return true;
    },
  },
  { id: 'sem-javascript', label: 'Sem JavaScript', scripted: false, enter: async () => true },
];

const entries = {
  name: 'Fulana de Tal',
  email: 'fulana@empresa.example',
  company: 'Empresa Exemplo',
  message: 'Precisamos contratar.',
};

/** Before it is alive, the browser itself stops an empty form. */
async function wakeForm(page: Page): Promise<void> {
  await submitButton(page).focus();
  await page.locator('form[method="post"][novalidate]').waitFor();
}
