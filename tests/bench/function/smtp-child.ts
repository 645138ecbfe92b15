import { startScriptedSmtp, type ScriptedSmtp } from '../../mocks/scripted-smtp.ts';
import type { Letter, SmtpMood } from '../../mocks/smtp-session.ts';
import { answerAsks } from './child.ts';

/** What the mail server of the bench is told from outside. */
export type SmtpCommands = {
  open: { asks: undefined; answers: number };
  mood: { asks: SmtpMood | 'down'; answers: void };
  /** The letters since it was last asked. */
  letters: { asks: undefined; answers: Letter[] };
};

let smtp: ScriptedSmtp;
let down = false;

answerAsks<SmtpCommands>({
  open: async () => {
    smtp = await startScriptedSmtp({ slowness: 20 });
    return smtp.port;
  },
  mood: async (mood) => {
    if (mood === 'down') await smtp.stop();
    else {
      if (down) await smtp.start();
      smtp.setMood(mood);
    }
    down = mood === 'down';
  },
  letters: async () => smtp.letters.splice(0),
});
