import { useState } from 'react';
import type { LinksFile } from '../../api-types.ts';

/** What was typed and is not saved, with the file it began from. */
export interface Draft {
  hash: string;
  base: object;
  value: object;
}

/** A brand's draft, kept by the browser's tab: a reload, or another brand in between, loses nothing. */
export function useDraft(id: string) {
  const key = `estudio:${id}`;
  const [draft, setDraft] = useState(() => read(key));
  return {
    draft,
    keep: (next: Draft | undefined): void => {
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
      setDraft(next);
    },
  };
}

function read(key: string): Draft | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

/** The draft that a first change of a file begins. */
export const startDraft = ({ hash, value = {} }: LinksFile): Draft => ({ hash, base: value, value });
