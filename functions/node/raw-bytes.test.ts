import { connect } from 'node:net';
import { once } from 'node:events';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../send-contact-email/fixtures.ts';
import { createSiteServer } from './create-site-server.ts';
import { close, listenOnLoopback } from './fixtures.ts';

let server: ReturnType<typeof createSiteServer>['server'];
let port: number;
const logged: string[] = [];
const note = (_: object, text: string) => void logged.push(text);
beforeAll(async () => {
  const { app } = createTestApp();
  const site = { find: () => undefined, headers: {}, moved: () => undefined };
  const files = { siteOf: () => site, onChange: () => {}, close: () => {} };
  ({ server } = createSiteServer({ files, app, log: { info: () => {}, warn: () => {}, error: note } }));
  port = await listenOnLoopback(server);
});
afterAll(() => close(server));

const lines = fc.array(
  fc.oneof(
    fc.constantFrom(
      'POST /functions/v1/send-contact-email HTTP/1.1',
      'GET / HTTP/1.1',
      'GET /%00/../.. HTTP/1.1',
      'GET http://[::1 HTTP/1.1',
      'CONNECT x:1 HTTP/1.1',
      'Host: x',
      'Host: a b',
      'Content-Length: 5',
      'Content-Length: -1',
      'Transfer-Encoding: chunked',
      'Upgrade: websocket',
      'Expect: 100-continue',
      '',
      '0',
      'ffffffffffffffff',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  ),
  { maxLength: 8 },
);

test('whatever bytes arrive, the server says no more than it declares, and lives', async () => {
  await fc.assert(
    fc.asyncProperty(lines, async (parts) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('latin1').on('data', (text: string) => {
        answer += text;
      });
      // It may hang up before everything is written.
      socket.on('error', () => {});
      const closed = once(socket, 'close');
      socket.end(parts.join('\r\n') + '\r\n\r\n');
      await closed;
      for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d+)/gm))
        expect(['100', '200', '400', '401', '404', '405', '408', '413', '417', '431', '503']).toContain(
          status,
        );
    }),
    { numRuns: 150 },
  );
  expect(logged).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/functions/health`)).status).toBe(200);
}, 30_000);
