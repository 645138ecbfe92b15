import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BenchServer {
  origin: string;
  stop(): Promise<void>;
}

/** The project's own server, or sirv alone, in a process of its own. */
export async function startServer(kind: 'own' | 'sirv', distDir: string): Promise<BenchServer> {
  const script = path.join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, [script, kind, distDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [output] = (await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error(`the ${kind} server did not start`);
    }),
  ])) as [Buffer];
  return {
    origin: output.toString().trim(),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
