import { expect, test } from 'vitest';
import { checkWhatsAppNumber } from './whatsapp-number.ts';

test.each([
  ['5599987654321', 'a Brazilian mobile'],
  ['559987654321', 'an account from before the ninth digit'],
  ['551133334444', 'a landline, which business accounts may use'],
  ['12025550123', 'a number of another country'],
])('%s, %s, is left alone', (number) => {
  expect(checkWhatsAppNumber(number)).toBeUndefined();
});

test.each([
  ['55119876543', 'não pode existir: com 11 algarismos'],
  ['55999876543000', 'não pode existir: com 14 algarismos'],
  ['5510987654321', 'não há o DDD 10'],
  ['99987654321000', 'não começa por um código de país'],
])('%s cannot be', (number, problem) => {
  const remark = checkWhatsAppNumber(number);
  expect(remark?.severity).toBe('error');
  expect(remark?.problem).toContain(problem);
});

test('a number of the right length that nobody is known to use is a warning', () => {
  expect(checkWhatsAppNumber('551112345678')).toMatchObject({ severity: 'warning' });
});
