import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log.ts';

export interface BrandWatcher {
  close(): void;
}

/** In ms: a save, or a git checkout, touches files in quick succession. */
const quiet = 60;

/** In ms: a brand file may run for ever. */
const renderLimit = 60_000;

const command = path.resolve(import.meta.dirname, '../../src/cli/brand.ts');

/**
 * Draws the brands that changed each time something in their folder does, in a process of its own: whatever a
 * brand file does there, the server goes on. Faults go to the terminal, and leave the last good pages in place.
 * @returns nothing where the folder, or the command that draws, is not on this machine
 */
export function watchBrands(brandsDir: string, distDir: string, log: Log): BrandWatcher | undefined {
  if (!existsSync(brandsDir) || !existsSync(command)) return undefined;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let isDue = false;

  const render = (): void => {
    isDue = child !== undefined;
    if (isDue) return;
    const args = ['render', '--keep-going', '--brands-dir', brandsDir, '--dist-dir', distDir];
    // What Node has compiled is kept: the next start takes half the time.
    const env = { ...process.env, NODE_COMPILE_CACHE: path.join(distDir, '.node-cache') };
    child = spawn(process.execPath, [command, ...args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: renderLimit,
      killSignal: 'SIGKILL',
    });
    child.once('error', (error) => log.error({}, `As marcas não puderam ser redesenhadas: ${error.message}`));
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL')
        log.error({}, `O desenho das marcas não terminou em ${renderLimit / 1000} s e foi interrompido.`);
      else if (code !== 0 && code !== 1)
        log.error({}, `O desenho das marcas parou com o código ${code ?? signal}: rode npm run brand check.`);
      child = undefined;
      if (isDue) render();
    });
  };

  const watcher = watch(brandsDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(render, quiet);
  });
  watcher.on('error', (error) =>
    log.error({}, `A pasta das marcas não pode ser acompanhada: ${error.message}`),
  );

  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
      child?.removeAllListeners('close');
      child?.kill();
    },
  };
}
