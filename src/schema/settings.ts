import { existsSync } from 'node:fs';
import { z } from 'zod';

const port = (fallback: number) =>
  z.coerce.number('não é um número').int('não é um número inteiro').min(0).max(65_535).default(fallback);

const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'não é a origem de um site');

/** Every setting, with the sentence that a fault prints as what is allowed; `.env.example` explains them. */
const settingsSchema = z.object({
  NODE_ENV: z.string().default('development').describe('production, development ou test'),
  SITE_URL: origin.optional().describe('a origem pública, sem barra no fim: https://www.exemplo.com.br'),
  FUNCTIONS_URL: z
    .string()
    .regex(/^https?:\/\/\S*[^/\s]$/, 'não é um endereço')
    .default('')
    .describe('o endereço antes de /functions/v1, sem barra no fim; vazio quando é o próprio site'),
  ANON_KEY: z
    .string()
    .regex(/^[\w.-]{8,}$/, 'não é uma chave')
    .default('chave-publica-local')
    .describe('a chave pública anônima: 8 ou mais letras, algarismos, pontos e hífens'),
  PORT: port(3000).describe('uma porta de 0 a 65535; 0 escolhe uma livre'),
  HOST: z.string().optional().describe('o endereço em que o servidor escuta, como 0.0.0.0'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'não é o endereço de um servidor SMTP' })
    .optional()
    .describe('smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465'),
  INBOX_SMTP_PORT: port(1025).describe('uma porta de 0 a 65535'),
  INBOX_PORT: port(1080).describe('uma porta de 0 a 65535'),
});

export interface Settings {
  production: boolean;
  /** Public origin that overrides the one in the brand that owns `/`. */
  siteUrl: string | undefined;
  /** What comes before `/functions/v1`; empty where site and function share an origin. */
  functionsUrl: string;
  anonKey: string;
  port: number;
  /** Where the server listens: everywhere in production, on this machine alone otherwise. */
  host: string;
  smtpUrl: string | undefined;
  inboxSmtpPort: number;
  inboxPort: number;
}

/** Settings that cannot be used, all of them at once. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * @param env variables by name; an empty one counts as absent
 * @throws {SettingsError}
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settingsSchema.safeParse(given, { error: z.locales.pt().localeError });
  if (!result.success) throw new SettingsError(formatIssues(result.error.issues));
  const parsed = result.data;
  const production = parsed.NODE_ENV === 'production';
  return {
    production,
    siteUrl: parsed.SITE_URL,
    functionsUrl: parsed.FUNCTIONS_URL,
    anonKey: parsed.ANON_KEY,
    port: parsed.PORT,
    host: parsed.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    smtpUrl: parsed.SMTP_URL,
    inboxSmtpPort: parsed.INBOX_SMTP_PORT,
    inboxPort: parsed.INBOX_PORT,
  };
}

/** The settings of this process: its environment, completed from a `.env` file where there is one. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseSettings(process.env);
}

function formatIssues(issues: z.core.$ZodIssue[]): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0]);
    const allowed = (settingsSchema.shape as Record<string, z.ZodType>)[name]?.description;
    return `  ${name}: ${issue.message}\n    permitido: ${allowed ?? ''}`;
  });
  return ['Configuração inválida no ambiente ou no arquivo .env:', ...lines].join('\n');
}
