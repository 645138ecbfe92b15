import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { renderSite } from '#build/render-site.ts';
import type { LinksInput } from '#schema/links.ts';
import { makeBrandsDir, sampleBrand, sampleLinks, writeBrand } from '../fixtures/brand-folder.ts';
import { startSite } from './site.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** The built engine with a brand for each pair of forms: `/<id>` is its job-opening page. */
export async function startVendorSite(brands: Record<string, Partial<LinksInput>>) {
  const { brandsDir, remove } = await makeBrandsDir();
  const outDir = await mkdtemp(path.join(brandsDir, '../out-'));
  await writeBrand(brandsDir, 'dona', {});
  for (const [id, links] of Object.entries(brands)) {
    await writeBrand(brandsDir, id, {
      brand: {
        ...sampleBrand,
        name: `Marca ${id}`,
        origin: undefined,
        pages: [
          {
            path: `/${id}`,
            title: `Vagas da marca ${id}`,
            description: 'Uma página de teste.',
            blocks: [{ kind: 'job-opening' }],
          },
        ],
      },
      links: { ...sampleLinks, ...links },
    });
  }
  await renderSite({ brandsDir, bundleDir: dist, outDir, settings: { functionsUrl: '', anonKey: 'chave' } });
  const running = await startSite(outDir);
  return {
    ...running,
    close: async () => {
      await running.close();
      await rm(outDir, { recursive: true, force: true });
      await remove();
    },
  };
}

const vendorPage = (script: string) => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="pt-BR"><title>Fornecedor</title><p>Formulário do fornecedor</p><script>${script}</script>`,
});

/** Answers for a vendor at its true origin, with a page that says nothing by itself unless told to. */
export async function playVendor(page: Page, address: string, script = ''): Promise<void> {
  await page.route(`${new URL(address).origin}/**`, (route) => route.fulfill(vendorPage(script)));
}

/** The frame on the page that shows an address of this origin. */
export async function frameOf(page: Page, origin: string, index = 0): Promise<Frame> {
  const find = () => page.frames().filter((frame) => frame.url().startsWith(`${origin}/`))[index];
  await expect.poll(() => find() !== undefined).toBe(true);
  const frame = find();
  if (!frame) throw new Error(`no frame of ${origin}`);
  await frame.getByText('Formulário do fornecedor').waitFor();
  return frame;
}

/** Has a frame say something to the page around it, and waits until the page has heard it. */
export async function say(page: Page, frame: Frame, ...messages: unknown[]): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const counter = { count: 0 };
    addEventListener('message', () => (counter.count += 1));
    return counter;
  });
  await frame.evaluate((all) => {
    for (const message of all) parent.postMessage(message, '*');
  }, messages);
  await expect.poll(() => heard.evaluate(({ count }) => count)).toBe(messages.length);
}

/** A second frame beside the form's own. */
export async function addFrame(page: Page, address: string): Promise<void> {
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, address);
}
