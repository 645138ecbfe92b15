import type { Finding } from '#checks/finding.ts';
import type { RefusalReason } from '../api-types.ts';

/** Why the studio did not do what it was asked, as whoever uses it reads it. */
export class StudioError extends Error {
  override name = 'StudioError';
  readonly reason: RefusalReason;
  readonly findings: Finding[];

  constructor(reason: RefusalReason, message: string, findings: Finding[] = []) {
    super(message);
    this.reason = reason;
    this.findings = findings;
  }
}
