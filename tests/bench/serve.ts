import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { createSiteServer } from '#functions/node/create-site-server.ts';
import { openFileStore } from '#functions/node/file-store.ts';
import { listen } from '#functions/node/listen.ts';

/** A server in a process of its own: `serve.ts <own|sirv> <dist>` says its origin, and runs until it is ended. */
const [kind, distDir = ''] = process.argv.slice(2);

const server =
  kind === 'sirv'
    ? createServer(
        sirv(path.join(distDir, 'site'), { etag: true, brotli: true, gzip: true, extensions: ['html'] }),
      )
    : createSiteServer({
        files: await openFileStore(distDir),
        app: { fetch: () => new Response(undefined, { status: 404 }) },
        log: { info: () => {}, warn: () => {}, error: console.error },
      }).server;
const port = await listen(server, { host: '127.0.0.1', port: 0, setting: 'PORT' });
console.log(`http://127.0.0.1:${port}`);
