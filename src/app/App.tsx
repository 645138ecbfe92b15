import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { Page, type PageProps } from '#engine/Page.tsx';

/** One address of one brand, as the server draws it. The browser never draws a whole page, only its islands. */
export const App = ({ address, ...page }: PageProps & { address: string }) => (
  <HelmetProvider>
    <StaticRouter location={address}>
      <Page {...page} />
    </StaticRouter>
  </HelmetProvider>
);
