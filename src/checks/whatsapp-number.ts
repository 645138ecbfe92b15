import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Remark } from './finding.ts';

const allowed = 'código do país, código de área e número, só algarismos, como 5599900000000';

/**
 * Tells a number that no country could have given (an error) from one that looks unusual (a warning). It
 * never rewrites the number: Brazilian accounts from before the ninth digit keep answering without it.
 */
export function checkWhatsAppNumber(number: string): Omit<Remark, 'path'> | undefined {
  const parsed = parsePhoneNumberFromString(`+${number}`);
  if (!parsed?.country) {
    return { severity: 'error', problem: `${number} não começa por um código de país que exista`, allowed };
  }
  // In Brazil a number without its area code is possible at home, and never on WhatsApp.
  const lacksArea = parsed.country === 'BR' && parsed.nationalNumber.length < 10;
  if (lacksArea || !parsed.isPossible()) {
    const size = `${number.length} algarismos`;
    return {
      severity: 'error',
      problem: `${number} não pode existir: com ${size}, tem algarismos de mais ou de menos para o país ${parsed.country}`,
      allowed,
    };
  }
  const area = parsed.nationalNumber.slice(0, 2);
  if (parsed.country === 'BR' && !isValid(`55${area}999999999`)) {
    return { severity: 'error', problem: `${number} não pode existir: não há o DDD ${area}`, allowed };
  }
  if (parsed.isValid() || isOldBrazilianMobile(number)) return undefined;
  return {
    severity: 'warning',
    problem: `${number} não parece um número em uso no país ${parsed.country}`,
    allowed,
    suggestion: 'confira o número; se estiver certo, deixe como está',
  };
}

const isValid = (number: string): boolean => parsePhoneNumberFromString(`+${number}`)?.isValid() ?? false;

const isOldBrazilianMobile = (number: string): boolean => /^55\d\d[6-9]\d{7}$/.test(number);
