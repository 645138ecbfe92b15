import { createServer } from 'node:net';

/** A start that cannot happen, said in one line. */
export class StartError extends Error {
  override name = 'StartError';
}

export const portTaken = (port: number, what: string): StartError =>
  new StartError(
    `A porta ${port}, para ${what}, já está em uso. Feche o outro programa ou escolha outra porta no .env.`,
  );

/** Whether another program listens on a port. */
export function isPortTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
      )
      .listen(port, host, () => probe.close(() => resolve(false)));
  });
}
