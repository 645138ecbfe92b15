import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portTaken, StartError } from './port-taken.ts';

/**
 * Starts listening.
 * @returns the port, which the system chose where 0 was asked for
 * @throws {StartError} where the port cannot be had
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(portTaken(port, 'o site'));
      else if (error.code === 'EACCES')
        reject(new StartError(`Sem permissão para usar a porta ${port}. Escolha outra em PORT.`));
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
