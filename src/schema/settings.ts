import { existsSync } from 'node:fs';
import { z } from 'zod';
import { parseWithFaults } from './find-faults.ts';
import { OperatorError } from './operator-error.ts';

/** What whoever runs the site sets, in the environment or in `.env`; `.env.example` documents it. */
export interface Settings {
  /** Public origin, without a trailing slash; it stands above the one in the brands. */
  siteUrl: string | undefined;
  /** What comes before `/functions/v1`; empty where site and function share an origin. */
  functionsUrl: string;
  /** The anonymous public key that pages present to the contact function. */
  anonKey: string;
  /** 0 asks the system for any free port. */
  port: number;
  host: string;
  smtpUrl: string | undefined;
  inboxSmtpPort: number;
  inboxPort: number;
  /** Where counters and sent messages are remembered by every machine; without it, by each for itself. */
  redisUrl: string | undefined;
  /** Secret of the hashes that stand for addresses and messages; without it, one of this process alone. */
  hashKey: string | undefined;
  /** Header, in lower case, in which a proxy of the operator's own tells the client's address. */
  clientAddressHeader: string | undefined;
  limits: MessageLimits;
  /** Whether the server draws a brand anew when its files change. */
  watchBrands: boolean;
  /** What answers under a name that is neither the site's nor a brand's: the shared site, or a refusal. */
  unknownHosts: 'site' | 'refuse';
  production: boolean;
}

/** How many messages are let through. */
export interface MessageLimits {
  /** From one client address, in 10 minutes. */
  perClient: number;
  /** With one e-mail address, in an hour. */
  perRecipient: number;
  /** In all, in a minute. */
  total: number;
}

/** Every fault of the settings at once, as the operator reads them. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError';
}

const webUrl = (problem: string, isAllowed: (url: URL) => boolean) =>
  z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && !url.username && isAllowed(url);
    }, problem)
    .transform((value) => value.replace(/\/+$/, ''));

const port = (fallback: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'não é um número de porta')
    .transform(Number)
    .refine((value) => value <= 65_535, 'não é um número de porta')
    .default(fallback)
    .describe(`${sentence}: um número de 0 a 65535 (0 usa qualquer porta livre); sem ela, ${fallback}.`);

const count = (fallback: number, sentence: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'não é uma quantidade')
    .transform(Number)
    .default(fallback)
    .describe(`${sentence}: um número inteiro a partir de 1; sem ela, ${fallback}.`);

const settingsSchema = z.object({
  SITE_URL: webUrl(
    'não é a origem de um site',
    ({ pathname, search, hash }) => pathname === '/' && !search && !hash,
  )
    .optional()
    .describe('Origem pública do site: http:// ou https:// e o domínio, sem caminho.'),
  FUNCTIONS_URL: webUrl('não é o endereço de um servidor', ({ search, hash }) => !search && !hash)
    .default('')
    .describe(
      'Endereço do servidor da função, http:// ou https://, sem /functions/v1; sem ele, o do próprio site.',
    ),
  ANON_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'não serve como chave')
    .default('chave-publica-anonima')
    .describe('Chave pública anônima: letras, algarismos e sinais, sem espaços nem acentos.'),
  PORT: port(3000, 'Porta do site'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'não é um endereço de rede')
    .optional()
    .describe('Nome ou IP em que o site atende, como localhost ou 0.0.0.0.'),
  SMTP_URL: z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
    }, 'não é o endereço de um servidor de e-mail')
    .optional()
    .describe('Servidor de e-mail: smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465.'),
  INBOX_SMTP_PORT: port(1025, 'Porta SMTP da caixa de entrada local'),
  INBOX_PORT: port(1080, 'Porta da página da caixa de entrada local'),
  REDIS_URL: z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
    }, 'não é o endereço de um Redis')
    .optional()
    .describe('Servidor Redis: redis://usuario:senha@servidor:6379 ou rediss://… (cifrado).'),
  HASH_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'é curta demais, ou tem espaços ou acentos')
    .optional()
    .describe('Segredo de 32 caracteres ou mais, como o que openssl rand -hex 32 escreve.'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'não é o nome de um cabeçalho')
    .transform((value) => value.toLowerCase())
    .optional()
    .describe('Cabeçalho em que o seu proxy informa o endereço do visitante, como X-Forwarded-For.'),
  LIMIT_PER_CLIENT: count(10, 'Mensagens aceitas de um mesmo endereço de rede em 10 minutos'),
  LIMIT_PER_RECIPIENT: count(5, 'Mensagens aceitas com um mesmo e-mail em uma hora'),
  LIMIT_TOTAL: count(60, 'Mensagens aceitas ao todo em um minuto'),
  WATCH_BRANDS: z
    .enum(['0', '1'], { error: 'não diz sim nem não' })
    .default('1')
    .describe('Se o servidor redesenha a marca cujos arquivos mudam: 1 (sim) ou 0 (não); sem ela, 1.'),
  UNKNOWN_HOSTS: z
    .enum(['site', 'recusar'], { error: 'não diz o que fazer' })
    .default('site')
    .describe(
      'Pedidos com um nome que não é do site nem de uma marca: site (mostra o site) ou recusar (erro 421); sem ela, site.',
    ),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'não é um ambiente conhecido' })
    .optional()
    .describe('Ambiente: development, test ou production.'),
});

/** Machines that share counters must hash alike. */
const wholeSchema = settingsSchema.refine(({ REDIS_URL, HASH_KEY }) => !REDIS_URL || HASH_KEY, {
  path: ['HASH_KEY'],
  error: 'falta, e REDIS_URL precisa dela',
  when: () => true,
});

/**
 * Blanks around a value are cut, and an empty value counts as unset. Outside production the site answers
 * `localhost` alone; in production, every address of the machine.
 * @throws {SettingsError} listing every fault. Values stay out of it, since some carry passwords.
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const { value, faults } = parseWithFaults(wholeSchema, given, '.env');
  if (!value) {
    const lines = faults.map(
      ({ path, problem, allowed }) => `  ${path}\n    problema:  ${problem}\n    permitido: ${allowed}`,
    );
    throw new SettingsError(
      ['A configuração do ambiente (ou do arquivo .env) tem problemas:', ...lines].join('\n\n'),
    );
  }
  const production = value.NODE_ENV === 'production';
  return {
    siteUrl: value.SITE_URL,
    functionsUrl: value.FUNCTIONS_URL,
    anonKey: value.ANON_KEY,
    port: value.PORT,
    host: value.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    smtpUrl: value.SMTP_URL,
    inboxSmtpPort: value.INBOX_SMTP_PORT,
    inboxPort: value.INBOX_PORT,
    redisUrl: value.REDIS_URL,
    hashKey: value.HASH_KEY,
    clientAddressHeader: value.CLIENT_ADDRESS_HEADER,
    limits: {
      perClient: value.LIMIT_PER_CLIENT,
      perRecipient: value.LIMIT_PER_RECIPIENT,
      total: value.LIMIT_TOTAL,
    },
    watchBrands: value.WATCH_BRANDS === '1',
    unknownHosts: value.UNKNOWN_HOSTS === 'recusar' ? 'refuse' : 'site',
    production,
  };
}

/**
 * The settings of this process: its environment, completed by `.env` of the folder the command runs in.
 * @throws {SettingsError}
 */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseSettings(process.env);
}
