import type { PageData } from '#blocks/page-data.ts';

/** How long a form that was sent early waits for the application, in ms, before it posts by itself. */
const patience = 5000;

/**
 * Fetches the application when the visitor first reaches for something that needs it, or at once where the
 * page listens to a frame. Until then, and if it never comes, links and the form work as plain HTML.
 */
export function deferHydration(): void {
  const source = document.getElementById('page-data');
  const root = document.getElementById('root');
  if (!source || !root) return;
  const { entry = '', chunks = '', hydrate } = source.dataset;

  let hydration: Promise<void> | undefined;
  let alive = false;
  const hydratePage = (): Promise<void> => {
    hydration ??= importPage(entry)
      .then((page) => page.hydratePage(root, JSON.parse(source.textContent) as PageData))
      .then(() => {
        alive = true;
      })
      .catch((error: unknown) => {
        hydration = undefined;
        console.error(error);
        throw error;
      });
    return hydration;
  };
  // A page that could not be brought alive stays the readable page it is; the failure is logged above.
  const tryHydrate = () => void hydratePage().catch(() => undefined);

  if (hydrate === 'load') tryHydrate();
  for (const region of root.querySelectorAll('[data-interactive]')) {
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      region.addEventListener(type, tryHydrate, { passive: true });
  }
  root.addEventListener('submit', (event) => alive || holdSubmit(event, hydratePage), { capture: true });
  preloadWhenIdle(chunks.split(' ').filter(Boolean));
}

interface ClientEntry {
  hydratePage: (root: Element, data: PageData) => Promise<void>;
}

const importPage = (entry: string) => import(/* @vite-ignore */ entry) as Promise<ClientEntry>;

/** Keeps a form sent before hydration until the application can send it; without one, the form posts itself. */
function holdSubmit(event: Event, hydratePage: () => Promise<void>): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const outOfPatience = new Promise<never>((_, reject) => {
    setTimeout(reject, patience, new Error(`no application after ${patience} ms`));
  });
  Promise.race([hydratePage(), outOfPatience]).then(
    () => {
      form.ariaBusy = null;
      form.requestSubmit();
    },
    () => form.submit(),
  );
}

/** Fetches what hydration will need without running it, once the page has nothing better to do. */
function preloadWhenIdle(chunks: string[]): void {
  const preload = () => {
    for (const href of chunks) {
      const isStyle = href.endsWith('.css');
      document.head.append(
        Object.assign(
          document.createElement('link'),
          isStyle ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href },
        ),
      );
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(preload) : setTimeout(preload, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
