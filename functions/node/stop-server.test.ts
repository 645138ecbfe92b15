import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { ask, listenOnLoopback } from './fixtures.ts';
import { stopServer } from './stop-server.ts';

test('a request under way is answered before the server stops', async () => {
  const stopped = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    void stopServer(server, 3000).then(stopped.resolve);
    setImmediate(() => response.end('até logo'));
  });
  const port = await listenOnLoopback(server);
  expect(await ask(port, '/')).toMatchObject({ status: 200, body: 'até logo' });
  await stopped.promise;
  expect(server.listening).toBe(false);
});

test('a request that never ends is cut off at the limit', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = createServer(() => arrived.resolve());
  const port = await listenOnLoopback(server);
  const answer = ask(port, '/', { method: 'POST', hang: true }).catch((error: Error) => error);
  await arrived.promise;
  await stopServer(server, 50);
  expect(await answer).toMatchObject({ code: 'ECONNRESET' });
});
