import { createContext, use } from 'react';
import type { Finding } from '#checks/finding.ts';
import type { Verdict } from '#doctor/judge.ts';

/** What is to be said beside the fields, by the path of each. */
export interface FieldNotes {
  findings: readonly Finding[];
  verdicts: readonly Verdict[];
}

export const FieldNotesContext = createContext<FieldNotes>({ findings: [], verdicts: [] });

export function useFieldNotes(path: string): FieldNotes {
  const { findings, verdicts } = use(FieldNotesContext);
  return {
    findings: findings.filter((finding) => finding.path === path),
    verdicts: verdicts.filter((verdict) => verdict.path === path),
  };
}
