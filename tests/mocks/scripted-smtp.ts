import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { holdSession, type Letter, type SmtpMood } from './smtp-session.ts';

export interface ScriptedSmtp {
  port: number;
  /** The letters taken so far, oldest first. */
  letters: Letter[];
  /** From now on. */
  setMood(mood: SmtpMood): void;
  /** Breaks every connection off, and takes no more. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
}

/**
 * A mail server on a free port of loopback that behaves as it is told.
 * @param tls certificate and key: encrypted from the first byte
 * @param slowness of each answer while it is slow, in ms
 */
export async function startScriptedSmtp({
  tls,
  slowness = 50,
}: { tls?: { cert: string; key: string }; slowness?: number } = {}): Promise<ScriptedSmtp> {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = 'accepts';

  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
    const options = { mood: () => mood, onLetter: (letter: Letter) => void letters.push(letter), slowness };
    // A client that gives up half-way resets its connection, which is no fault of the test.
    holdSession(socket, options).catch(() => socket.destroy());
  };
  const server = tls ? createTlsServer(tls, hold) : createServer(hold);
  server.on('tlsClientError', () => {});
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);

  return {
    port,
    letters,
    setMood: (next) => {
      mood = next;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: async () => {
      await listen(port);
    },
  };
}
