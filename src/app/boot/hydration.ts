/** How long a page that shows a frame waits for it to have loaded, in ms, before it listens without it. */
const longestLoad = 3000;

/** How long a form that was sent early waits for the application, in ms, before it posts by itself. */
const patience = 5000;

interface ClientEntry {
  hydrateIsland: (root: Element, name: string, props: object, homePath: string) => Promise<void>;
}

/**
 * Fetches the application when the visitor first reaches for an island, or as soon as the page has loaded where an
 * island asks for it.
 * Until then, and if it never comes, links and forms work as the plain HTML they are.
 */
export function deferHydration(): void {
  const { entry = '', chunks = '', home = '/' } = document.body.dataset;
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    deferIsland(island, entry, home);
  preloadWhenIdle(chunks.split(' ').filter(Boolean));
}

function deferIsland(island: HTMLElement, entry: string, home: string): void {
  const [source, root] = island.children;
  if (!source || !root) return;
  let alive = false;
  let hydration: Promise<void> | undefined;

  const hydrate = (): Promise<void> => {
    hydration ??= (import(/* @vite-ignore */ entry) as Promise<ClientEntry>)
      .then(({ hydrateIsland }) =>
        hydrateIsland(root, island.dataset.island ?? '', JSON.parse(source.textContent) as object, home),
      )
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
  // An island that could not be brought alive stays the readable markup it is; the failure is logged above.
  const tryHydrate = () => void hydrate().catch(() => undefined);

  if (island.dataset.hydrate === 'load') {
    whenIdle(tryHydrate);
    setTimeout(tryHydrate, longestLoad);
  }
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    island.addEventListener(type, tryHydrate, { passive: true });
  }
  island.addEventListener('submit', (event) => alive || holdSubmit(event, hydrate), { capture: true });
}

/** Keeps a form sent before hydration until the application can send it; without one, the form posts itself. */
function holdSubmit(event: Event, hydrate: () => Promise<void>): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const outOfPatience = new Promise<never>((_, reject) => {
    setTimeout(reject, patience, new Error(`no application after ${patience} ms`));
  });
  Promise.race([hydrate(), outOfPatience]).then(
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
      const link = document.createElement('link');
      document.head.append(
        Object.assign(
          link,
          href.endsWith('.css')
            ? { rel: 'preload', as: 'style', crossOrigin: '', href }
            : { rel: 'modulepreload', href },
        ),
      );
    }
  };
  whenIdle(preload);
}

/** Once the page has loaded, and has nothing better to do. */
function whenIdle(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
