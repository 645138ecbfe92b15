import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A real Redis on a free port of loopback, with nothing kept on disk. @param program its server */
export async function startRedis(program: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'redis-test-'));
  const port = await freePort();
  let child: ChildProcess;

  const start = async () => {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    while (!output.includes('Ready to accept connections')) {
      if (child.exitCode !== null) throw new Error(`Redis did not start: ${output}`);
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    /** Lets it answer nothing, until it goes on. */
    freeze: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
