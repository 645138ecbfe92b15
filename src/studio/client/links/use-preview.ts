import { useState } from 'react';

/** The newest preview there is: while a draft cannot be drawn, that of the last one that could. */
export function usePreview(current: string | undefined): string | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
