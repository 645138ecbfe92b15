import { useQuery } from '@tanstack/react-query';
import { Navigate, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from './api.ts';
import { BrandNav } from './BrandNav.tsx';
import { BrandRoom } from './BrandRoom.tsx';
import { FindingList } from './FindingList.tsx';
import { narrow } from './look.ts';
import { Notice } from './parts.tsx';

/** The whole studio: brands at the side, the chosen one beside them. */
export function Studio() {
  const { data, error } = useQuery({ queryKey: ['overview'], queryFn: api.overview });
  const [first] = data?.brands ?? [];
  return (
    <Layout>
      <BrandNav brands={data?.brands ?? []} />
      <Main>
        {error ? (
          <Notice $tone="bad" role="alert">
            {error.message}
          </Notice>
        ) : null}
        {data && data.findings.length > 0 ? <FindingList findings={data.findings} /> : null}
        {data && !first ? (
          <Notice $tone="neutral">Ainda não há marcas. Crie a primeira: npm run brand new aurora</Notice>
        ) : null}
        {data && first ? (
          <Routes>
            <Route path="/:id/*" element={<BrandRoom overview={data} />} />
            <Route path="*" element={<Navigate to={`/${first.id}`} replace />} />
          </Routes>
        ) : null}
      </Main>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 16.5rem minmax(0, 1fr);
  min-height: 100vh;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  gap: 1.25rem;
  padding: 2rem clamp(1rem, 3vw, 2.75rem) 4rem;
`;
