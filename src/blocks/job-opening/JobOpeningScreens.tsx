import { useEffect, useRef } from 'react';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Links } from '#schema/links.ts';
import { ButtonLink } from '#ui/Button.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { whatsappUrl } from '#ui/whatsapp-url.ts';
import type { BlockOf } from '../schemas.ts';
import { jobOpeningViews, viewPath } from '../views.ts';
import { ChoiceScreen } from './ChoiceScreen.tsx';
import { Countdown } from './Countdown.tsx';
import type { Frame, FrameKind } from './describe-frame.ts';
import { FrameScreen } from './FrameScreen.tsx';
import { Actions, OutcomePanel } from './OutcomePanel.tsx';

export interface JobOpeningProps {
  block: BlockOf<'job-opening'>;
  level: HeadingLevel;
  frames: Record<FrameKind, Frame>;
  whatsapp: Links['whatsapp'];
  /** Where the choice stands; what was chosen stands below it. */
  choicePath: string;
  /** The document's title at each of the addresses. */
  titles: Record<string, string>;
}

export function JobOpeningScreens({ block, level, frames, whatsapp, choicePath, titles }: JobOpeningProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const shown = useRef(pathname);
  const pathOf = (view: keyof typeof jobOpeningViews) => viewPath(choicePath, jobOpeningViews[view]);

  // A new view without a new document: the title, the scroll and the focus follow as they would for one.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titles[pathname] ?? document.title;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [pathname, titles]);

  const screen = { heading, level, whatsapp, backPath: choicePath };
  const { signed, sent } = block;
  const jobForm = {
    ...screen,
    frame: frames.jobForm,
    outcome: (
      <OutcomePanel heading={heading} level={level} title={sent.sentTitle} text={sent.sentText}>
        <Actions>
          <ButtonLink href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
            <IconBrandWhatsapp size={22} aria-hidden />
            {block.whatsappAction}
          </ButtonLink>
          <ButtonLink href={choicePath} $quiet>
            {sent.againAction}
          </ButtonLink>
        </Actions>
      </OutcomePanel>
    ),
  };

  return (
    <Routes>
      <Route
        path={choicePath}
        element={
          <ChoiceScreen
            heading={heading}
            level={level}
            block={block}
            client={{ path: pathOf('client'), operator: frames.jobForm.operator }}
            prospect={{ path: pathOf('prospect'), operator: frames.contract.operator }}
            whatsapp={whatsapp}
          />
        }
      />
      <Route
        path={pathOf('client')}
        element={<FrameScreen key="client" {...jobForm} copy={block.client} />}
      />
      <Route
        path={pathOf('prospect')}
        element={
          <FrameScreen
            key="prospect"
            {...screen}
            copy={block.prospect}
            frame={frames.contract}
            steps={{ done: 0, next: { path: pathOf('partner'), action: signed.signedAction } }}
            outcome={
              <OutcomePanel
                heading={heading}
                level={level}
                title={signed.signedTitle}
                text={signed.signedText}
              >
                <Countdown path={pathOf('partner')} />
              </OutcomePanel>
            }
            keepsFrame
          />
        }
      />
      <Route
        path={pathOf('partner')}
        element={<FrameScreen key="partner" {...jobForm} copy={block.partner} steps={{ done: 1 }} />}
      />
    </Routes>
  );
}
