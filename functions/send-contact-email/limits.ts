/**
 * What is counted: the messages of one client address, those of one that sends without the site's form, the
 * confirmations to one e-mail address, and all messages together.
 */
export type LimitName = 'client' | 'script' | 'recipient' | 'all';

export interface Limits {
  /**
   * Counts one message.
   * @param key a hash of whom it is counted for
   * @returns the seconds until the next is let through, or nothing where this one is
   */
  take(limit: LimitName, key: string): Promise<number | undefined>;
}
