import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { close } from './fixtures.ts';
import { listen, toStartError } from './listen.ts';
import { StartError } from './start-error.ts';

const place = { host: '127.0.0.1', port: 0, setting: 'PORT' };

test('port 0 becomes the port that the system chose', async () => {
  const server = createServer();
  expect(await listen(server, place)).toBeGreaterThan(0);
  await close(server);
});

test('a taken port names the setting that chooses another', async () => {
  const first = createServer();
  const port = await listen(first, place);
  await expect(listen(createServer(), { ...place, port })).rejects.toThrow(
    new StartError(`A porta ${port} já está em uso: encerre o outro programa ou escolha outra em PORT.`),
  );
  await close(first);
});

test.each([
  ['EACCES', 'Sem permissão para usar a porta 0: escolha outra em PORT.'],
  ['EADDRNOTAVAIL', 'O endereço 127.0.0.1 não existe nesta máquina: corrija HOST.'],
  ['ENOTFOUND', 'O endereço 127.0.0.1 não existe nesta máquina: corrija HOST.'],
])('%s is said so that the operator can mend it', (code, text) => {
  expect(toStartError(Object.assign(new Error('listen'), { code }), place)).toEqual(new StartError(text));
});

test('an error without advice stays as it is', () => {
  const error = Object.assign(new Error('listen'), { code: 'EMFILE' });
  expect(toStartError(error, place)).toBe(error);
});
