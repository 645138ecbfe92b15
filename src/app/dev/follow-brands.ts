/// <reference types="vite/client" />
import { brandName, brandsChanged, pageOpened, type BrandsChange, type PageOpened } from './brands-change.ts';

/** Vite's own panel for faults, which its client defines. */
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

const overlayName = 'vite-error-overlay';
const page = document.querySelector<HTMLMetaElement>(`meta[name="${brandName}"]`);

// On the development server's pages alone: a changed brand shows at once, a broken one says on its own pages what
// is wrong.
import.meta.hot?.on(brandsChanged, ({ faults }: BrandsChange) => {
  const fault = faults[page?.dataset.brand ?? ''];
  if (fault === undefined) location.reload();
  else show(fault);
});

import.meta.hot?.send(pageOpened, { revision: Number(page?.dataset.revision) } satisfies PageOpened);

if (page?.content) show(page.content);

function show(message: string): void {
  const Overlay: Overlay | undefined = customElements.get(overlayName);
  if (!Overlay) return;
  document.querySelector(overlayName)?.remove();
  document.body.append(new Overlay({ message, stack: '' }));
}
