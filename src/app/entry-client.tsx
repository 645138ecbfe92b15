import { startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandLoaders, type IslandName } from '#blocks/islands.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Brings an island alive in place.
 * @param props the JSON that stands in the page beside it
 * @returns once its event handlers are attached
 */
export async function hydrateIsland(
  root: Element,
  name: string,
  props: object,
  homePath: string,
): Promise<void> {
  const load = islandLoaders[name as IslandName] as (() => Promise<ComponentType<object>>) | undefined;
  if (!load) throw new Error(`no island is named ${name}`);
  const Component = await load();
  await new Promise<void>((resolve) => {
    // In slices, so that the page keeps answering meanwhile.
    startTransition(() => {
      hydrateRoot(
        root,
        <ErrorBoundary homePath={homePath}>
          <Ready onReady={resolve} />
          <Component {...props} />
        </ErrorBoundary>,
      );
    });
  });
}

/** Effects run once the whole tree is attached, siblings included. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
