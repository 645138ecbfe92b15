import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ask, close, listenOnLoopback } from './fixtures.ts';
import { createStopper, type StopTimes } from './stop-server.ts';

const times: StopTimes = { grace: 20, arrival: 5000, limit: 5000 };

let server: ReturnType<typeof createServer>;
afterEach(() => close(server));

async function start(answer: RequestListener, change: Partial<StopTimes> = {}) {
  server = createServer(answer);
  const stopper = createStopper(server, { ...times, ...change });
  return { stopper, port: await listenOnLoopback(server) };
}

test('requests under way are answered before the server stops, and their connections closed', async () => {
  const answers: (() => void)[] = [];
  const bothArrived = Promise.withResolvers<void>();
  const { stopper, port } = await start((_, response) => {
    answers.push(() => response.end('até logo'));
    if (answers.length === 2) bothArrived.resolve();
  });
  const asked = ['/', '/outra'].map((path) => ask(port, path, { headers: { connection: 'keep-alive' } }));
  await bothArrived.promise;
  const stopped = stopper.stop();
  expect(stopper.stopping).toBe(true);
  for (const answer of answers) answer();
  for (const answer of await Promise.all(asked))
    expect(answer).toMatchObject({ status: 200, body: 'até logo', headers: { connection: 'close' } });
  await stopped;
  expect(server.listening).toBe(false);
});

test('a request that arrives during the grace is answered too', async () => {
  const { stopper, port } = await start((_, response) => response.end('ainda aqui'), { grace: 500 });
  const stopped = stopper.stop();
  expect(await ask(port, '/')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await stopped;
});

test.each([
  ['nothing', ''],
  ['half its headers', 'POST / HTTP/1.1\r\nHost: x\r\n'],
])('a connection that has sent %s keeps nothing open', async (_, text) => {
  const { stopper, port } = await start((_request, response) => response.end());
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  const closed = once(socket, 'close');
  await stopper.stop();
  await closed;
  expect(server.listening).toBe(false);
});

test.each([
  ['half its body, by the time a request may take to arrive', { arrival: 50 }, true],
  ['all of it, and gets no answer, by the limit', { limit: 50 }, false],
])('a request that has sent %s is cut off', async (_, change, hang) => {
  const arrived = Promise.withResolvers<void>();
  const { stopper, port } = await start(() => arrived.resolve(), change);
  const answer = ask(port, '/', { method: 'POST', hang }).catch((error: Error) => error);
  await arrived.promise;
  await stopper.stop();
  expect(await answer).toMatchObject({ code: 'ECONNRESET' });
});
