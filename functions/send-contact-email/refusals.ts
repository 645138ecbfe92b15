import type { LimitName } from './limits.ts';

/** Why a message was not sent, in the words a visitor reads. */
export interface Refusal {
  status: 400 | 401 | 403 | 413 | 429 | 500 | 502 | 503;
  error: string;
  /** In s. */
  retryAfter?: number;
}

export const refusals = {
  brand: { status: 400, error: 'A marca pedida não existe neste site.' },
  key: {
    status: 401,
    error: 'A chave de acesso ao formulário não confere. Atualize a página e tente novamente.',
  },
  origin: { status: 403, error: 'Este formulário só aceita mensagens enviadas pelo próprio site.' },
  trap: {
    status: 403,
    error:
      'Sua mensagem não foi enviada: um campo oculto, que deve ficar vazio, veio preenchido. Atualize a ' +
      'página, preencha sem a ajuda de programas e tente novamente.',
  },
  'too-fast': {
    status: 403,
    error:
      'Sua mensagem não foi enviada: o formulário foi preenchido rápido demais para uma pessoa. Espere alguns ' +
      'segundos e envie de novo.',
  },
  'too-large': { status: 413, error: 'A mensagem é grande demais. Envie um texto mais curto.' },
  broken: { status: 400, error: 'A mensagem não chegou inteira. Tente novamente.' },
  unexpected: { status: 500, error: 'Ocorreu um erro inesperado. Tente novamente.' },
  refused: {
    status: 502,
    error: 'O servidor de e-mail não aceitou a mensagem. Tente novamente em alguns minutos.',
  },
  unknown: {
    status: 503,
    error:
      'O servidor de e-mail parou de responder durante o envio, e não sabemos se sua mensagem chegou. ' +
      'Você pode enviá-la de novo ou falar conosco por outro canal.',
  },
} satisfies Record<string, Refusal>;

const limitTexts: Record<LimitName, string> = {
  client: 'Recebemos muitas mensagens suas em pouco tempo.',
  script: 'Recebemos muitas mensagens suas em pouco tempo.',
  recipient: 'Recebemos muitas mensagens com este e-mail em pouco tempo.',
  all: 'Estamos recebendo mensagens demais neste momento.',
};

/** @param seconds until the next message is let through */
export const limitRefusal = (limit: LimitName, seconds: number): Refusal => ({
  status: 429,
  error: `${limitTexts[limit]} Tente novamente em ${waitText(seconds)}.`,
  retryAfter: seconds,
});

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
