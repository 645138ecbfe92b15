import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { BlockComponents } from '#blocks/components.ts';
import type { ContactDraft, PageData } from '#blocks/page-data.ts';
import { pageViews, viewPath } from '#blocks/views.ts';
import { Page } from '#engine/Page.tsx';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { createBrandTheme, ThemeVariables } from '#ui/theme.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface AppProps {
  data: PageData;
  components: BlockComponents;
  draft?: ContactDraft;
}

/** One page and its views. Other pages are documents of their own, reached by plain links. */
export function App({ data, components, draft }: AppProps) {
  const { path, blocks } = data.page;
  return (
    <ThemeProvider theme={createBrandTheme(data.brand.theme)}>
      <ThemeVariables />
      <GlobalStyle />
      <ErrorBoundary homePath={data.brand.homePath}>
        <HelmetProvider>
          <Routes>
            <Route path={path} element={<Page data={data} components={components} />} />
            {pageViews(blocks).map(({ view }) => (
              <Route
                key={view.slug}
                path={viewPath(path, view.slug)}
                element={<Page data={data} components={components} view={view} draft={draft} />}
              />
            ))}
          </Routes>
        </HelmetProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
