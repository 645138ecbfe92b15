import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { anonKey, message } from '#functions/send-contact-email/fixtures.ts';
import { formCheckHeader } from '#schema/form-check.ts';
import { createWorkFolder } from '#functions/node/start-node.ts';

const contactPath = '/functions/v1/send-contact-email';

export interface Answer {
  status: number;
  body: { success?: boolean; error?: string };
}

/** The real server in a process of its own, with limits out of the way. */
export async function startSiteProcess(smtpPort: number) {
  const work = createWorkFolder();
  const child = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../../functions/node.ts'), path.join(work.folder, 'dist')],
    {
      cwd: work.folder,
      env: {
        HOST: '127.0.0.1',
        PORT: '0',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        ANON_KEY: anonKey,
        CLIENT_ADDRESS_HEADER: 'x-real-ip',
        LIMIT_TOTAL: '100000000',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  // Also where the bench breaks off.
  process.once('exit', () => child.kill('SIGKILL'));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const port = await new Promise<number>((resolve) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length < 1000) output += chunk;
      const found = /http:\/\/[\w.]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
  });

  return {
    /** Sends the message of one visitor, from an address of their own. */
    send: async (visitor: number): Promise<Answer> => {
      const body = JSON.stringify({ ...message, email: addressOf(visitor) });
      const headers = {
        apikey: anonKey,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        [formCheckHeader]: 'contact-form/60000,0',
        'x-real-ip': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      };
      for (;;) {
        const asked = request({ agent, host: '127.0.0.1', port, method: 'POST', path: contactPath, headers });
        asked.end(body);
        try {
          const [response] = (await once(asked, 'response')) as [IncomingMessage];
          return {
            status: response.statusCode ?? 0,
            body: JSON.parse(await text(response)) as Answer['body'],
          };
        } catch (error) {
          // The server may end a connection that waited for too long just as it is used again.
          if (!asked.reusedSocket || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
        }
      }
    },
    /** Bytes of memory, as the system counts them. */
    memory: async (): Promise<number> => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) * 1024;
    },
    /** Asks it to end, as an operator does. @returns its exit code and the ms it took */
    stop: async () => {
      const asked = performance.now();
      child.kill('SIGTERM');
      const [code] = await exited;
      agent.destroy();
      await work.remove();
      return { code, ms: performance.now() - asked };
    },
  };
}

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;

export const addressOf = (visitor: number): string => `visitante-${visitor}@cliente.example`;
