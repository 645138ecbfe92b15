import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { Page, type PageProps } from '#engine/Page.tsx';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { createBrandTheme, ThemeVariables } from '#ui/theme.ts';

/** One address of one brand, as the server draws it. The browser never draws a whole page, only its islands. */
export const App = ({ address, ...page }: PageProps & { address: string }) => (
  <ThemeProvider theme={createBrandTheme(page.data.brand.theme)}>
    <ThemeVariables />
    <GlobalStyle />
    <HelmetProvider>
      <StaticRouter location={address}>
        <Page {...page} />
      </StaticRouter>
    </HelmetProvider>
  </ThemeProvider>
);
