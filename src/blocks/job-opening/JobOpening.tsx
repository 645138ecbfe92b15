import { documentTitle } from '../document-title.ts';
import { Island } from '../Island.tsx';
import type { BlockProps } from '../page-data.ts';
import { viewPath, viewsOf } from '../views.ts';
import { describeFrame } from './describe-frame.ts';
import { JobOpeningScreens, type JobOpeningProps } from './JobOpeningScreens.tsx';

/** The choice, or what was chosen: one screen whose states have addresses of their own. */
export function JobOpening({ block, data, level, view }: BlockProps<'job-opening'>) {
  const { name, links } = data.brand;
  const { path, canonical } = data.page;
  const owner = { brandName: name, origin: new URL(canonical).origin };
  const props: JobOpeningProps = {
    block,
    level,
    frames: {
      jobForm: describeFrame(links, 'jobForm', owner),
      contract: describeFrame(links, 'contract', owner),
    },
    whatsapp: links.whatsapp,
    choicePath: path,
    titles: Object.fromEntries([
      [path, documentTitle(data, undefined)],
      ...viewsOf(block).map((state) => [viewPath(path, state.slug), documentTitle(data, state)] as const),
    ]),
  };
  return (
    <Island name="job-opening" hydrate={view === undefined ? 'interaction' : 'load'} props={props}>
      <JobOpeningScreens {...props} />
    </Island>
  );
}
