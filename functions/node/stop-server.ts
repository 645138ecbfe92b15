import type { Server } from 'node:http';

/**
 * Stops accepting, lets what is under way finish, and after the limit cuts the rest off: a half-sent request
 * would keep the server open for ever.
 * @param limit in ms
 */
export function stopServer(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
