import type { Page } from 'playwright';

export const entries = {
  name: 'Fulana de Tal',
  email: 'fulana@empresa.example',
  company: 'Empresa Exemplo',
  message: 'Precisamos contratar\nduas pessoas.',
};

export async function fillForm(page: Page, values: Partial<typeof entries> = entries): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}
