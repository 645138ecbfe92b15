import type { ContactBrand } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import type { Log } from '../log.ts';
import type { Mail, Mailer, SendResult } from './mailer.ts';
import { createConfirmationMail, createTeamMail } from './mails.ts';

/** What became of the team's letter; see `SendResult`. */
export type Delivery = SendResult['outcome'];

export interface DeliveryOptions {
  mailer: Mailer;
  log: Log;
  /** Goes into the Message-ID of both letters. */
  letterId: string;
  /** When it aborts, both letters are given up. */
  deadline: AbortSignal;
}

/** Before a letter refused for the moment is offered again. In ms. */
const retryDelay = 1000;

/**
 * Sends a message to the brand's team and, once the mail server has accepted it, the confirmation to the
 * visitor. A letter is offered a second time, under the same Message-ID, only where the server itself said
 * that it had not taken it and might later (4xx). A confirmation that fails is logged: the message has
 * arrived all the same.
 */
export async function deliverMessage(
  { mailer, log, letterId, deadline }: DeliveryOptions,
  brand: ContactBrand,
  message: ContactMessage,
): Promise<Delivery> {
  // Both are written before either leaves: nothing can go wrong here once the team has its letter.
  const teamMail = await createTeamMail(brand, message, letterId);
  const confirmationMail = await createConfirmationMail(brand, message, letterId);

  const team = await sendLetter(mailer, teamMail, deadline);
  if (team.outcome !== 'accepted') {
    const text =
      team.outcome === 'unknown'
        ? 'não se sabe se a mensagem à equipe chegou'
        : 'a mensagem à equipe não foi aceita';
    log.error({ reason: team.reason }, text);
    return team.outcome;
  }
  const confirmation = await sendLetter(mailer, confirmationMail, deadline);
  if (confirmation.outcome !== 'accepted')
    log.warn({ reason: confirmation.reason }, 'a confirmação ao visitante não foi aceita');
  return 'accepted';
}

async function sendLetter(mailer: Mailer, mail: Mail, deadline: AbortSignal): Promise<SendResult> {
  const result = await mailer.send(mail, deadline);
  if (result.outcome !== 'refused' || !result.temporary) return result;
  await pause(retryDelay, deadline);
  return deadline.aborted ? result : mailer.send(mail, deadline);
}

/** Resolves after the time, or at once when the deadline comes first. */
function pause(ms: number, deadline: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      deadline.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    deadline.addEventListener('abort', end);
    if (deadline.aborted) end();
  });
}
