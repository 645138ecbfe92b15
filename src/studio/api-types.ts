import type { Finding } from '#checks/finding.ts';
import type { Verdict } from '#doctor/judge.ts';

/** What the studio's page and its server say to each other. */
export interface Overview {
  /** Public origin of the site that brands share, where a brand or the settings say it. */
  origin: string | undefined;
  brands: BrandState[];
  /** What belongs to no brand alone. */
  findings: Finding[];
}

export interface BrandState {
  id: string;
  /** What could be read of it. */
  name: string | undefined;
  domain: string | undefined;
  colors: { ground: string; ink: string } | undefined;
  pages: { path: string; title: string; screens: { path: string; title: string }[] }[];
  findings: Finding[];
}

export interface LinksFile {
  /** As people name it. */
  file: string;
  text: string;
  /** Of the text: whoever saves says which one they began from. */
  hash: string;
  /** Absent where the text is no JSON. */
  value?: object;
  readOnly: boolean;
  findings: Finding[];
}

/** What there is to say of links that are not saved. */
export interface DraftCheck {
  findings: Finding[];
  /** Names the draft in the address of its preview; absent where it cannot be drawn. */
  preview?: string;
}

export interface Saving {
  hash: string;
  value: unknown;
}

export interface DoctorReport {
  network: boolean;
  verdicts: Verdict[];
}

export type RefusalReason = 'conflict' | 'read-only' | 'gone' | 'unreadable' | 'invalid';

export interface Refusal {
  reason: RefusalReason | 'refused' | 'failed';
  message: string;
  findings: Finding[];
}
