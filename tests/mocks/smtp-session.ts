import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How a mail server behaves. */
export type SmtpMood =
  | 'accepts'
  /** Answers each command after a while. */
  | 'slow'
  | 'no-greeting'
  | '421-greeting'
  | '450-rcpt'
  | '550-rcpt'
  | '451-data'
  | 'drops-mid-data'
  /** Takes the letter, and breaks off before it says so. */
  | 'drops-after-dot'
  /** Takes the letter, and never says so. */
  | 'silent-after-dot';

export interface Letter {
  to: string;
  messageId: string;
  /** Address a reply would go to; empty where the letter names none. */
  replyTo: string;
}

export interface SessionOptions {
  mood: () => SmtpMood;
  /** Called for each letter taken. */
  onLetter: (letter: Letter) => void;
  /** Of each answer of a slow server, in ms. */
  slowness: number;
}

const refusals: Partial<Record<SmtpMood, string>> = {
  '450-rcpt': '450 Mailbox busy',
  '550-rcpt': '550 No such user',
};

/** Speaks SMTP with a client as the mood of the moment has it, until either side hangs up. */
export async function holdSession(
  socket: Socket,
  { mood, onLetter, slowness }: SessionOptions,
): Promise<void> {
  let to = '';
  const reply = (text: string) => void socket.write(`${text}\r\n`);

  if (mood() === 'no-greeting') return;
  if (mood() === '421-greeting') return void socket.end('421 Too many connections\r\n');
  reply('220 localhost ESMTP');

  let waiting = '';
  let inData = false;
  for await (const chunk of socket.setEncoding('latin1')) {
    waiting += String(chunk);
    for (;;) {
      const now = mood();
      if (inData) {
        if (now === 'drops-mid-data') return void socket.destroy();
        const end = waiting.indexOf('\r\n.\r\n');
        if (end === -1) break;
        const letter = readLetter(waiting.slice(0, end), to);
        waiting = waiting.slice(end + 5);
        inData = false;
        to = '';
        if (now === 'slow') await delay(slowness);
        if (now === '451-data') reply('451 Try again later');
        else onLetter(letter);
        if (now === 'drops-after-dot') return void socket.destroy();
        if (now !== '451-data' && now !== 'silent-after-dot') reply('250 Taken');
        continue;
      }
      const end = waiting.indexOf('\r\n');
      if (end === -1) break;
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (now === 'slow') await delay(slowness);
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') {
        const refusal = refusals[now];
        to = refusal ? '' : (/<(.*)>/.exec(line)?.[1] ?? '');
        reply(refusal ?? '250 OK');
      } else if (command === 'DATA' && to === '') {
        // A client may send the commands together, without waiting for each answer.
        reply('554 No valid recipients');
      } else if (command === 'DATA') {
        inData = true;
        reply('354 Go ahead');
      } else if (command === 'QUIT') return void socket.end('221 Bye\r\n');
      else reply(command === 'EHLO' ? '250-localhost\r\n250-PIPELINING\r\n250 8BITMIME' : '250 OK');
    }
  }
}

function readLetter(raw: string, to: string): Letter {
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const replyTo = header('Reply-To');
  return { to, messageId: header('Message-ID'), replyTo: /<(.*)>$/.exec(replyTo)?.[1] ?? replyTo };
}
