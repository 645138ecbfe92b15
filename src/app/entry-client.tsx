import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadBlocks } from '#blocks/components.ts';
import type { PageData } from '#blocks/page-data.ts';
import { App, type AppProps } from './App.tsx';

/**
 * Brings the page alive in place.
 * @returns once its event handlers are attached
 */
export async function hydratePage(root: Element, data: PageData): Promise<void> {
  const components = await loadBlocks(data.page.blocks.map(({ kind }) => kind));
  await new Promise<void>((resolve) => {
    hydrateRoot(root, <Hydrated data={data} components={components} onReady={resolve} />);
  });
}

function Hydrated({ onReady, ...app }: AppProps & { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <BrowserRouter>
      <App {...app} />
    </BrowserRouter>
  );
}
