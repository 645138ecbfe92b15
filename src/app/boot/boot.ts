import { admitToFilledFrames } from './filled-frames.ts';
import { syncMenu } from './menu.ts';
import { deferHydration } from './hydration.ts';
import { markCurrentSection } from './current-section.ts';

// The only script a page runs by itself. It stands inline at the end of the page, so all of it is there.
syncMenu();
markCurrentSection();
admitToFilledFrames();
deferHydration();

if (document.documentElement.dataset.page === 'not-found') {
  console.error(`404: nenhuma página em ${location.pathname}`);
}
