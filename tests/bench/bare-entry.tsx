import { renderToString } from 'react-dom/server';
import { App } from '#app/App.tsx';
import type { PageProps } from '#engine/Page.tsx';

/** The least that drawing a page can cost: the same components to a string, and nothing around it. */
export const renderBare = (address: string, page: PageProps): string =>
  renderToString(<App address={address} {...page} />);
