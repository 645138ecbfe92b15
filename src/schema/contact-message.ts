import { z } from 'zod';
import { contactMessageLimits } from './contact-limits.ts';

const field = (limit: number) => z.string().trim().min(1).max(limit);

/**
 * What a visitor sends to the team. The four fields are the whole payload of `send-contact-email`;
 * surrounding blanks are cut, so a field of blanks counts as empty.
 */
export const contactMessageSchema = z.strictObject({
  name: field(contactMessageLimits.name),
  email: z.email().max(contactMessageLimits.email),
  company: field(contactMessageLimits.company),
  message: field(contactMessageLimits.message),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** What `send-contact-email` answers: `success` is true only once the team's mail server accepted the mail. */
export interface ContactResponse {
  success: boolean;
  error?: string;
}
