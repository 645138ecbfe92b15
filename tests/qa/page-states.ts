import type { Page } from 'playwright';

/** In CSS pixels: phone, tablet, desktop. */
export const widths = [360, 768, 1440];

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
    id: 'sem-rede',
    label: 'Formulário não enviado: sem rede',
    scripted: true,
    enter: async (page) => {
      if ((await submitButton(page).count()) === 0) return false;
      await page.route('**/functions/v1/**', (route) => route.abort());
      await sendForm(page);
      await page.unroute('**/functions/v1/**');
      return true;
    },
  },
  {
    id: 'enviado',
    label: 'Formulário enviado',
    scripted: true,
    enter: async (page) => {
      if ((await submitButton(page).count()) === 0) return false;
      await sendForm(page);
      return true;
    },
  },
  {
    id: 'mapa',
    label: 'Mapa aberto',
    scripted: true,
    enter: async (page) => {
      const link = page.getByRole('link', { name: 'Mostrar o mapa' });
      if ((await link.count()) === 0) return false;
      await link.click();
      await page.locator('iframe[name="mapa"]').contentFrame().getByRole('main').waitFor();
      return true;
    },
  },
  {
    id: 'concluido',
    label: 'Contrato assinado ou vaga enviada',
    scripted: true,
    enter: async (page) => {
      // Only the demonstration forms say so when they are told to.
      const simulate = page
        .locator('main iframe')
        .contentFrame()
        .getByRole('button', { name: /^Simular/ });
      if ((await page.locator('main iframe').count()) === 0) return false;
      await page.waitForLoadState('networkidle');
      if ((await simulate.count()) === 0) return false;
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await simulate.click();
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor();
      // What counts down would look different from picture to picture.
      const stop = page.getByRole('button', { name: 'Parar' });
      if (await stop.isVisible()) await stop.click();
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

/** Fills the form in, sends it, and waits for the page to say what became of it. */
async function sendForm(page: Page): Promise<void> {
  await wakeForm(page);
  for (const [name, value] of Object.entries(entries)) await page.locator(`[name="${name}"]`).fill(value);
  await submitButton(page).click();
  await page.locator('#aviso-do-formulario').waitFor();
}

/** Before it is alive, the browser itself stops an empty form. */
async function wakeForm(page: Page): Promise<void> {
  await submitButton(page).focus();
  await page.locator('form[method="post"][novalidate]').waitFor();
}
