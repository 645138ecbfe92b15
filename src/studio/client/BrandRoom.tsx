import { NavLink, Route, Routes, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Overview } from '../api-types.ts';
import { BrandOverview } from './BrandOverview.tsx';
import { LinkEditor } from './links/LinkEditor.tsx';
import { look } from './look.ts';
import { Notice, Pill } from './parts.tsx';
import { SharePreview } from './share/SharePreview.tsx';
import { summarize } from './summarize.ts';

/** One brand: its pages, its links, and how a link to it looks elsewhere. */
export function BrandRoom({ overview }: { overview: Overview }) {
  const { id = '' } = useParams();
  const brand = overview.brands.find((candidate) => candidate.id === id);
  if (!brand) return <Notice $tone="bad">Não há a marca {id} em brands/.</Notice>;
  const { tone, text } = summarize(brand.findings);
  return (
    <>
      <Head>
        <div>
          <Title>{brand.name ?? brand.id}</Title>
          <Folder>brands/{brand.id}</Folder>
        </div>
        <Pill $tone={tone}>{text}</Pill>
      </Head>
      <Tabs aria-label="Partes da marca">
        <NavLink to={`/${id}`} end>
          Páginas
        </NavLink>
        <NavLink to={`/${id}/links`}>Links</NavLink>
        <NavLink to={`/${id}/compartilhar`}>Compartilhamento</NavLink>
      </Tabs>
      <Routes>
        <Route index element={<BrandOverview key={id} brand={brand} origin={overview.origin} />} />
        <Route path="links" element={<LinkEditor key={id} brand={brand} />} />
        <Route path="compartilhar" element={<SharePreview key={id} brand={brand} />} />
      </Routes>
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
`;

const Title = styled.h1`
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem);
  font-weight: 680;
`;

const Folder = styled.p`
  color: ${look.soft};
  font-family: ${look.mono};
  font-size: 0.8125rem;
`;

const Tabs = styled.nav`
  display: flex;
  gap: 1.75rem;
  border-bottom: 1px solid ${look.line};
  overflow-x: auto;
  a {
    padding: 0.625rem 0;
    border-bottom: 2px solid transparent;
    margin-bottom: -1px;
    color: ${look.soft};
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    color: ${look.ink};
  }
  a.active {
    border-color: ${look.accent};
    color: ${look.ink};
  }
`;
