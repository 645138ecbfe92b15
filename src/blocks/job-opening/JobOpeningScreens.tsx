import { useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Links } from '#schema/links.ts';
import type { BlockOf } from '../schemas.ts';
import { jobOpeningViews, viewPath } from '../views.ts';
import { ChoiceScreen } from './ChoiceScreen.tsx';
import { FrameScreen } from './FrameScreen.tsx';

export interface JobOpeningProps {
  block: BlockOf<'job-opening'>;
  frames: NonNullable<Links['frames']>;
  whatsapp: Links['whatsapp'];
  /** Where the choice stands; what was chosen stands below it. */
  choicePath: string;
  /** The document's title at each of the addresses. */
  titles: Record<string, string>;
}

export function JobOpeningScreens({ block, frames, whatsapp, choicePath, titles }: JobOpeningProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const shown = useRef(pathname);
  const clientPath = viewPath(choicePath, jobOpeningViews.client);
  const prospectPath = viewPath(choicePath, jobOpeningViews.prospect);

  // A new view without a new document: the title, the scroll and the focus follow as they would for one.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titles[pathname] ?? document.title;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [pathname, titles]);

  return (
    <Routes>
      <Route
        path={choicePath}
        element={
          <ChoiceScreen
            heading={heading}
            block={block}
            clientPath={clientPath}
            prospectPath={prospectPath}
            whatsapp={whatsapp}
          />
        }
      />
      <Route
        path={clientPath}
        element={
          <FrameScreen
            key={clientPath}
            heading={heading}
            copy={block.client}
            address={frames.jobForm}
            backPath={choicePath}
          />
        }
      />
      <Route
        path={prospectPath}
        element={
          <FrameScreen
            key={prospectPath}
            heading={heading}
            copy={block.prospect}
            address={frames.contract}
            backPath={choicePath}
          />
        }
      />
    </Routes>
  );
}
