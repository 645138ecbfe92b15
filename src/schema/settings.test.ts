import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

test('an empty environment gives the defaults of a development machine', () => {
  expect(parseSettings({})).toEqual({
    production: false,
    siteUrl: undefined,
    functionsUrl: '',
    anonKey: 'chave-publica-anonima',
    port: 3000,
    host: 'localhost',
    smtpUrl: undefined,
    inboxSmtpPort: 1025,
    inboxPort: 1080,
    redisUrl: undefined,
    hashKey: undefined,
    clientAddressHeader: undefined,
    limits: { perClient: 10, perRecipient: 5, total: 60 },
    watchBrands: true,
    unknownHosts: 'site',
  });
});

test('an empty variable counts as absent', () => {
  expect(parseSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test('the server can be told to refuse unknown hosts, in the words of the operator', () => {
  expect(parseSettings({ UNKNOWN_HOSTS: 'recusar' }).unknownHosts).toBe('refuse');
  expect(() => parseSettings({ UNKNOWN_HOSTS: 'refuse' })).toThrow(/UNKNOWN_HOSTS[^]*site \(mostra o site\)/);
});

test('the server can be told to leave changed brands alone', () => {
  expect(parseSettings({ WATCH_BRANDS: '0' }).watchBrands).toBe(false);
});

test('in production the server listens everywhere, unless told where', () => {
  expect(parseSettings({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  expect(parseSettings({ NODE_ENV: 'production', HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('every fault is listed at once, by name and with what is allowed, and no value is shown', () => {
  const faulty = {
    PORT: 'oito',
    SITE_URL: 'https://exemplo.example/pagina',
    FUNCTIONS_URL: 'projeto',
    ANON_KEY: 'a b',
    SMTP_URL: 'http://usuario:senha-secreta@correio.example',
    INBOX_PORT: '70000',
    REDIS_URL: 'http://usuario:senha-secreta@redis.example',
    HASH_KEY: 'senha-secreta',
    CLIENT_ADDRESS_HEADER: 'X Forwarded For',
    LIMIT_PER_CLIENT: '0',
    LIMIT_PER_RECIPIENT: '-1',
    LIMIT_TOTAL: 'muitas',
    WATCH_BRANDS: 'talvez',
    NODE_ENV: 'prod',
  };
  const { message } = thrownBy(() => parseSettings(faulty));
  for (const name of Object.keys(faulty)) expect(message).toMatch(new RegExp(`^ {2}${name}$`, 'm'));
  expect(message.match(/permitido: ./g)).toHaveLength(Object.keys(faulty).length);
  expect(message).not.toContain('senha-secreta');
});

test('a shared Redis needs the secret that every machine hashes with', () => {
  const { message } = thrownBy(() => parseSettings({ REDIS_URL: 'redis://redis.example' }));
  expect(message.match(/^ {2}\w+$/gm)).toEqual(['  HASH_KEY']);
  expect(parseSettings({ REDIS_URL: 'redis://redis.example', HASH_KEY: 'x'.repeat(32) })).toMatchObject({
    redisUrl: 'redis://redis.example',
  });
});

function thrownBy(run: () => unknown): SettingsError {
  try {
    run();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
