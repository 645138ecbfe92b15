import type { SmtpInbox } from '../../tests/mocks/smtp-inbox.ts';

/** The built site and its function, run by one of the runtimes that can, on loopback. */
export interface Runtime {
  origin: string;
  /** Where its letters arrive. */
  inbox: SmtpInbox;
  close(): Promise<void>;
}
