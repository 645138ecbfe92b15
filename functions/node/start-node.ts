import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RenderManifest } from '#schema/render-manifest.ts';
import { firstBrand } from '../send-contact-email/fixtures.ts';

const script = path.join(import.meta.dirname, '../node.ts');

/** In ms; a process that lives longer is killed, and its test fails. */
const lifetime = 60_000;

/** A folder to run the server in: a small built site in `dist`, and a temporary folder of its own. */
export function createWorkFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'node-test-'));
  for (const name of ['tmp', 'dist/site', 'dist/function/brands', 'empty'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'dist/site/index.html'), '<h1>Início</h1>');
  const manifest: RenderManifest = {
    engine: '',
    frame: { origin: 'https://marca.example', home: { id: firstBrand.id } },
    sites: {
      site: {
        origin: 'https://marca.example',
        headers: { everywhere: {}, assets: {} },
        files: [],
        moved: {},
      },
    },
    engineFiles: [],
    enginePages: { 'index.html': "default-src 'none'" },
    brands: {},
  };
  writeFileSync(path.join(folder, 'dist/render.json'), JSON.stringify(manifest));
  const { id: defaultBrand } = firstBrand;
  writeFileSync(
    path.join(folder, 'dist/function/site.json'),
    JSON.stringify({ defaultBrand, origins: [], domains: {} }),
  );
  writeFileSync(path.join(folder, `dist/function/brands/${defaultBrand}.json`), JSON.stringify(firstBrand));
  const started: ReturnType<typeof startNode>[] = [];
  return {
    folder,
    /** Starts the real entry in it; `dist` names another folder of the site. */
    start: (env?: Record<string, string>, dist?: string) => {
      const node = startNode(folder, env, dist);
      started.push(node);
      return node;
    },
    /** What the server left in the system's temporary folder. */
    leftovers: () => readdirSync(path.join(folder, 'tmp')),
    /** Deletes it, and ends what a failed test left running in it. */
    remove: async () => {
      await Promise.all(started.map((node) => node.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the real entry on free ports, with nothing of this process's environment.
 * @param folder where it runs: `dist` names the folder of the site in it, and `tmp` is its temporary folder
 */
export function startNode(folder: string, env: Record<string, string> = {}, dist = 'dist') {
  const child = spawn(process.execPath, [script, path.join(folder, dist)], {
    cwd: folder,
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      INBOX_PORT: '0',
      INBOX_SMTP_PORT: '0',
      TMPDIR: path.join(folder, 'tmp'),
      ...env,
    },
    timeout: lifetime,
    killSignal: 'SIGKILL',
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...output }));
  });

  return {
    ended,
    /** What it said so far. */
    output,
    /** The first address on the line that `label` begins, once it is there. */
    address: (label: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const check = () => {
          const address = new RegExp(`^${label}: +(http\\S+)`, 'm').exec(output.stdout)?.[1];
          if (address) resolve(address);
        };
        child.stdout.on('data', check);
        void ended.then(() => reject(new Error(`ended before it said ${label}: ${output.stderr}`)));
        check();
      }),
    /** As an operator ends it. */
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
