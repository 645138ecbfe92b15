import { useEffect, useRef } from 'react';
import type { BlockProps } from '../page-data.ts';
import { jobOpeningViews, viewPath } from '../views.ts';
import { ChoiceScreen } from './ChoiceScreen.tsx';
import { FrameScreen } from './FrameScreen.tsx';

/** The choice, or what was chosen: one screen whose states have addresses of their own. */
export function JobOpening({ block, data, view }: BlockProps<'job-opening'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  const { links } = data.brand;
  const choicePath = data.page.path;

  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [view]);

  if (!links.frames) throw new Error('a page with a job-opening block needs the two frame addresses');
  switch (view) {
    case undefined:
      return (
        <ChoiceScreen
          heading={heading}
          block={block}
          clientPath={viewPath(choicePath, jobOpeningViews.client)}
          prospectPath={viewPath(choicePath, jobOpeningViews.prospect)}
          whatsapp={links.whatsapp}
        />
      );
    case jobOpeningViews.client:
      return (
        <FrameScreen
          heading={heading}
          copy={block.client}
          address={links.frames.jobForm}
          backPath={choicePath}
        />
      );
    case jobOpeningViews.prospect:
      return (
        <FrameScreen
          heading={heading}
          copy={block.prospect}
          address={links.frames.contract}
          backPath={choicePath}
        />
      );
    default:
      throw new Error(`the job-opening block has no view named ${view}`);
  }
}
