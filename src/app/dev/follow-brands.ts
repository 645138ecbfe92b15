/// <reference types="vite/client" />
import { brandsChanged, faultName, type BrandsChange } from './brands-change.ts';

/** Vite's own panel for faults, which its client defines. */
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

const overlayName = 'vite-error-overlay';

// On the development server's pages alone: a changed brand shows at once, a broken one says what is wrong.
import.meta.hot?.on(brandsChanged, ({ fault }: BrandsChange) => {
  if (fault === undefined) location.reload();
  else show(fault);
});

const fault = document.querySelector<HTMLMetaElement>(`meta[name="${faultName}"]`)?.content;
if (fault !== undefined) show(fault);

function show(message: string): void {
  const Overlay: Overlay | undefined = customElements.get(overlayName);
  if (!Overlay) return;
  document.querySelector(overlayName)?.remove();
  document.body.append(new Overlay({ message, stack: '' }));
}
