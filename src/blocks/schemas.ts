import { z } from 'zod';
import { aboutSchema } from './about/schema.ts';
import type { AccessibilityBlock } from './accessibility/schema.ts';
import { cardsSchema } from './cards/schema.ts';
import { checklistSchema } from './checklist/schema.ts';
import { contactSchema } from './contact/schema.ts';
import { heroSchema } from './hero/schema.ts';
import { jobOpeningSchema } from './job-opening/schema.ts';
import { notFoundSchema } from './not-found/schema.ts';
import type { PrivacyBlock } from './privacy/schema.ts';
import { stepsSchema } from './steps/schema.ts';

/** One block of a page as brands write it, told apart by its `kind`. A new kind is added here and in `components.ts`. */
export const blockSchema = z.discriminatedUnion('kind', [
  heroSchema,
  aboutSchema,
  cardsSchema,
  stepsSchema,
  checklistSchema,
  contactSchema,
  jobOpeningSchema,
  notFoundSchema,
]);

/** Those of brands, and those of the pages that the engine writes for them. */
export type Block = z.output<typeof blockSchema> | PrivacyBlock | AccessibilityBlock;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
