import { createServer, type AddressInfo, type Server } from 'node:net';
import { StartError } from './start-error.ts';

export interface Place {
  host: string;
  port: number;
  /** The setting that chooses the port, named to whoever finds it taken. */
  setting: string;
}

/**
 * Starts listening.
 * @returns the port, which the system chose where 0 was asked for
 * @throws {StartError} where the port or the address cannot be had
 */
export function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => reject(toStartError(error, place));
    server.once('error', onError);
    server.listen(place.port, place.host, () => {
      server.off('error', onError);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * For servers that do not say well enough that their port is taken.
 * @throws {StartError}
 */
export async function assertFree(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

/** The error of a server that could not listen, said so that the operator can mend it; others as they are. */
export function toStartError(error: NodeJS.ErrnoException, { host, port, setting }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `A porta ${port} já está em uso: encerre o outro programa ou escolha outra em ${setting}.`,
      );
    case 'EACCES':
      return new StartError(`Sem permissão para usar a porta ${port}: escolha outra em ${setting}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`O endereço ${host} não existe nesta máquina: corrija HOST.`);
    default:
      return error;
  }
}
