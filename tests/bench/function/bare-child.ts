import { createTransport } from 'nodemailer';
import { firstBrand, message } from '#functions/send-contact-email/fixtures.ts';
import { smtpOptions } from '#functions/send-contact-email/mailer.ts';
import { createConfirmationMail, createTeamMail } from '#functions/send-contact-email/mails.ts';
import { answerAsks } from './child.ts';
import { drive, type Load, type Measured } from './drive.ts';

/** Nodemailer and nothing else: both letters of a message, written beforehand, over and over. */
export type BareCommands = {
  drive: { asks: Load; answers: Measured };
};

const transport = createTransport({ ...smtpOptions, host: '127.0.0.1', port: Number(process.argv[2]) });
const headers = { 'Auto-Submitted': 'auto-generated' };
const [team, confirmation] = await Promise.all([
  createTeamMail(firstBrand, message, 'x'),
  createConfirmationMail(firstBrand, message, 'x'),
]);

answerAsks<BareCommands>({
  drive: (load) =>
    drive(load, async () => {
      await transport.sendMail({ ...team, headers });
      await transport.sendMail({ ...confirmation, headers });
    }),
});
