import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, close, listenOnLoopback } from '../node/fixtures.ts';
import { anonKey, createTestApp, message } from './fixtures.ts';
import { readBody } from './read-body.ts';

const limit = 64 * 1024;
const path = '/functions/v1/send-contact-email';
const headers = { apikey: anonKey, 'content-type': 'application/json' };
const tooLarge = JSON.stringify({
  success: false,
  error: 'A mensagem é grande demais. Envie um texto mais curto.',
});

let server: Server;
let port: number;
let mails: unknown[];
beforeEach(async () => {
  const testApp = createTestApp();
  mails = testApp.mails;
  const answer = getRequestListener(testApp.app.fetch);
  server = createServer((request, response) => void answer(request, response));
  port = await listenOnLoopback(server);
});
afterEach(() => close(server));

/** A valid message of so many bytes. */
const padded = (bytes: number): string => {
  const json = JSON.stringify(message);
  return json + ' '.repeat(bytes - Buffer.byteLength(json));
};

test.each([
  ['with its length declared', { 'content-length': limit }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a body at the limit is read, %s', async (_, framing) => {
  const answer = await ask(port, path, {
    method: 'POST',
    headers: { ...headers, ...framing },
    body: padded(limit),
  });
  expect(answer).toMatchObject({ status: 200, body: '{"success":true}' });
  expect(mails).toHaveLength(2);
});

test.each([
  [
    'a declared length over the limit is refused before anything is read',
    { 'content-length': limit + 1 },
    '',
  ],
  ['a body in chunks is refused once past the limit', { 'transfer-encoding': 'chunked' }, padded(limit + 1)],
])('%s', async (_, framing, body) => {
  const answer = await ask(port, path, {
    method: 'POST',
    headers: { ...headers, ...framing },
    body,
    hang: true,
  });
  expect(answer).toMatchObject({ status: 413, body: tooLarge });
  expect(mails).toEqual([]);
});

/** The chunks one by one; where `breaksOff`, the connection is lost after them. */
const streamed = (chunks: Uint8Array[], breaksOff = false): Request => {
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (!breaksOff) controller.close();
    },
    pull: (controller) => controller.error(new Error('connection reset')),
  });
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
};

test('a character split between two chunks is read whole', async () => {
  const bytes = Buffer.from('até 🎉');
  const request = streamed([bytes.subarray(0, 3), bytes.subarray(3, 7), bytes.subarray(7)]);
  expect(await readBody(request)).toEqual({ text: 'até 🎉' });
});

test('a body that breaks off is told apart from an empty one', async () => {
  expect(await readBody(streamed([Buffer.from('{"name":')], true))).toEqual({ fault: 'broken' });
  expect(await readBody(streamed([]))).toEqual({ text: '' });
});
