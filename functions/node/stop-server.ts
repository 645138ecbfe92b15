import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** In ms. */
export interface StopTimes {
  /** In which connections just opened hand in their request. */
  grace: number;
  /** For a request to arrive whole. */
  arrival: number;
  /** For everything. */
  limit: number;
}

export interface Stopper {
  readonly stopping: boolean;
  /** Resolves once every request is answered, or the limit is over. */
  stop(): Promise<void>;
}

/** The limit is a little longer than a letter may take, so that none is cut off. */
const usualTimes: StopTimes = { grace: 250, arrival: 5000, limit: 16_000 };

/**
 * Stops a server as soon as what is under way is answered. Connections that wait for nothing, or have sent
 * half a request, do not keep it open. It must know the server before the first request.
 */
export function createStopper(server: Server, times: StopTimes = usualTimes): Stopper {
  const underWay = new Map<ServerResponse, IncomingMessage>();
  let stopping = false;
  let onIdle: (() => void) | undefined;

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    underWay.set(response, request);
    if (stopping) response.setHeader('Connection', 'close');
    response.once('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) onIdle?.();
    });
  });

  const idle = (): Promise<void> =>
    new Promise((resolve) => {
      onIdle = resolve;
      if (underWay.size === 0) resolve();
    });

  const stop = async (): Promise<void> => {
    stopping = true;
    for (const response of underWay.keys())
      if (!response.headersSent) response.setHeader('Connection', 'close');
    const cutHalfSent = setTimeout(() => {
      for (const request of underWay.values()) if (!request.complete) request.destroy();
    }, times.arrival);
    const cutAll = setTimeout(() => server.closeAllConnections(), times.limit);

    await new Promise((resolve) => void setTimeout(resolve, Math.min(times.grace, times.limit)));
    const closed = new Promise((resolve) => void server.close(resolve));
    await idle();
    server.closeAllConnections();
    await closed;
    clearTimeout(cutHalfSent);
    clearTimeout(cutAll);
  };

  return {
    get stopping() {
      return stopping;
    },
    stop,
  };
}
