import type { ContactBrand } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import type { Log } from '../log.ts';
import type { Mailer } from './mailer.ts';
import { createConfirmationMail, createTeamMail } from './mails.ts';

/** For both letters together, so that the answer comes before whoever asked stops waiting. In ms. */
const timeLimit = 15_000;

/**
 * Sends a message to the brand's team and, once the mail server has accepted it, the confirmation to the
 * visitor. A confirmation that fails is logged: the message has arrived all the same.
 * @returns whether the mail server accepted the team's letter
 */
export async function deliverMessage(
  { mailer, log }: { mailer: Mailer; log: Log },
  brand: ContactBrand,
  message: ContactMessage,
): Promise<boolean> {
  // Both are written before either leaves: nothing can go wrong here once the team has its letter.
  const teamMail = await createTeamMail(brand, message);
  const confirmationMail = await createConfirmationMail(brand, message);
  const deadline = AbortSignal.timeout(timeLimit);

  const team = await mailer.send(teamMail, deadline);
  if (!team.accepted) {
    log.error(`Contato (${brand.id}): a mensagem à equipe não foi aceita: ${team.reason}`);
    return false;
  }
  const confirmation = await mailer.send(confirmationMail, deadline);
  if (!confirmation.accepted)
    log.warn(`Contato (${brand.id}): a confirmação não foi aceita: ${confirmation.reason}`);
  return true;
}
