import { expect, test } from 'vitest';
import { addressOf } from '../../tests/bench/function/site-process.ts';
import { audit, isClean, moods, sendThroughFaults } from '../../tests/bench/function/faults.ts';
import { startScriptedSmtp } from '../../tests/mocks/scripted-smtp.ts';
import { createTestApp, jsonRequest, message } from '../send-contact-email/fixtures.ts';
import { createMemoryLedger } from '../send-contact-email/ledger.ts';
import { createSmtpMailer } from '../send-contact-email/mailer.ts';

test('through every trouble of the mail server, what visitors are told is what the team received', async () => {
  const smtp = await startScriptedSmtp({ slowness: 5 });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}`);
  const { app } = createTestApp({}, { mailer, ledger: createMemoryLedger(), timeLimit: 10_000 });
  let down = false;
  const moodTime = 250;
  const count = 350;
  const answers = await sendThroughFaults({
    count,
    rate: count / ((moods.length * moodTime) / 1000),
    moodTime,
    send: async (visitor) => {
      const response = await app.request(jsonRequest({ ...message, email: addressOf(visitor) }));
      return { status: response.status, body: (await response.json()) as object };
    },
    setMood: async (mood) => {
      if (mood === 'down') await smtp.stop();
      else {
        if (down) await smtp.start();
        smtp.setMood(mood);
      }
      down = mood === 'down';
    },
  });
  const result = audit(answers, smtp.letters, addressOf);
  expect(result).toSatisfy(isClean);
  expect(result.accepted + result.refused).toBe(count);
  expect(result.accepted).toBeGreaterThan(count / 3);
  expect(result.refused).toBeGreaterThan(0);
  mailer.close();
  await smtp.stop();
}, 30_000);
