import type { ComponentType } from 'react';
import { About } from './about/About.tsx';
import { Accessibility } from './accessibility/Accessibility.tsx';
import { Cards } from './cards/Cards.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Contact } from './contact/Contact.tsx';
import { Hero } from './hero/Hero.tsx';
import { JobOpening } from './job-opening/JobOpening.tsx';
import { NotFound } from './not-found/NotFound.tsx';
import type { BlockProps } from './page-data.ts';
import { Privacy } from './privacy/Privacy.tsx';
import type { BlockKind } from './schemas.ts';
import { Steps } from './steps/Steps.tsx';

/** The component of every kind. They draw on the server; what must live in the browser is an island inside them. */
export const blockComponents: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  hero: Hero,
  about: About,
  cards: Cards,
  steps: Steps,
  checklist: Checklist,
  contact: Contact,
  'job-opening': JobOpening,
  'not-found': NotFound,
  privacy: Privacy,
  accessibility: Accessibility,
};
