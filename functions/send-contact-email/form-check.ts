import { formCheckPattern } from '#schema/form-check.ts';

/** Why a request does not look like a person's. */
export type FormCheck = 'passed' | 'absent' | 'trap' | 'too-fast';

/**
 * Reads what the site's script tells of the form; see `formCheckHeader`.
 * @param minimumTime in ms; nobody fills the form in less
 */
export function checkForm(header: string | undefined, minimumTime: number): FormCheck {
  const parts = formCheckPattern.exec(header ?? '');
  if (!parts) return 'absent';
  if (Number(parts[2]) > 0) return 'trap';
  return Number(parts[1]) < minimumTime ? 'too-fast' : 'passed';
}
