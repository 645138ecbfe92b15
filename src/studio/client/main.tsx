/// <reference types="vite/client" />
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { brandsChanged } from '#app/dev/brands-change.ts';
import { GlobalStyle } from './parts.tsx';
import { Studio } from './Studio.tsx';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });

import.meta.hot?.on(brandsChanged, () => void queries.invalidateQueries());

const root = document.getElementById('studio');
if (!root) throw new Error('the studio has no place in its document');
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <GlobalStyle />
    <BrowserRouter basename="/studio">
      <Studio />
    </BrowserRouter>
  </QueryClientProvider>,
);
