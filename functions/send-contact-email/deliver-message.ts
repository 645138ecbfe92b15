import type { ContactBrand } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import type { Mailer, MailResult } from './mailer.ts';
import { createConfirmationMail, createTeamMail } from './mails.ts';

export interface Log {
  warn: (message: string) => void;
  error: (message: string) => void;
}

export type Delivery = { delivered: true } | { delivered: false; error: string };

const failures: Record<Extract<MailResult, { accepted: false }>['reason'], string> = {
  refused: 'O servidor de e-mail recusou a mensagem. Tente novamente ou fale conosco pelo WhatsApp.',
  unreachable: 'O servidor de e-mail não respondeu. Tente novamente em alguns instantes.',
  unknown:
    'A conexão caiu durante o envio e não sabemos se a mensagem chegou. Se não tiver resposta, fale conosco pelo WhatsApp.',
};

/**
 * Hands a message to the team, then confirms it to the visitor. Only the team's mail decides: once it is
 * accepted the message is delivered, whatever becomes of the confirmation.
 */
export async function deliverMessage(
  mailer: Mailer,
  log: Log,
  brand: ContactBrand,
  message: ContactMessage,
): Promise<Delivery> {
  const team = await mailer.send(createTeamMail(brand, message));
  if (!team.accepted) {
    log.error(`mail to the team of ${brand.id} not accepted: ${team.reason} (${team.code})`);
    return { delivered: false, error: failures[team.reason] };
  }
  const confirmation = await mailer.send(createConfirmationMail(brand, message));
  if (!confirmation.accepted) {
    log.warn(`confirmation of ${brand.id} not accepted: ${confirmation.reason} (${confirmation.code})`);
  }
  return { delivered: true };
}
