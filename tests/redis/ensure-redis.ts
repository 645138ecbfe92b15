import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findRedis } from './find-redis.ts';

/** Debian's package; the tests start a server of their own, so its service is kept from starting. */
function installRedis(): void {
  console.log('Nenhum redis-server encontrado: instalando o pacote redis-server.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
  ])
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

if (!findRedis() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  try {
    installRedis();
  } catch (error) {
    console.error(`Não foi possível instalar o redis-server: ${(error as Error).message}`);
  }
}
console.log(
  `Redis dos testes: ${findRedis() ?? 'nenhum, e os testes que precisam dele não rodam (instale redis-server)'}`,
);
