import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { chromium } from 'playwright';
import { runCommand } from '#cli/run-command.ts';
import { openContactFiles } from '#functions/node/contact-files.ts';
import { listen } from '#functions/node/listen.ts';
import { loadSettings } from '#schema/settings.ts';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { createQaServer, listBrands } from '../qa/create-qa-server.ts';
import { compareImages } from './compare-images.ts';
import { listVisits } from './list-shots.ts';
import { shotFile } from './shot.ts';
import { summarize } from './summarize.ts';
import { takeShots } from './take-shot.ts';
import { writeGallery, type Entry } from './write-gallery.ts';

const distDir = path.resolve(import.meta.dirname, '../../dist');
const galleryDir = path.join(distDir, 'gallery');
const [currentDir, previousDir, newDir] = ['atual', 'anterior', 'nova'].map((name) =>
  path.join(galleryDir, name),
) as [string, string, string];

/** Pages open at once. */
const parallel = 2;

await runCommand(async () => {
  const log = { info: () => {}, warn: () => {}, error: console.error };
  const server = await createQaServer({ distDir, functionsUrl: loadSettings().functionsUrl, log });
  const port = await listen(server, { host: '127.0.0.1', port: 0, setting: 'HOST' });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const visits = listVisits(await listBrands(distDir, await openContactFiles(distDir)));
    await rm(newDir, { recursive: true, force: true });
    await mkdir(newDir, { recursive: true });
    let done = 0;
    const taken = await pLimit(parallel).map(visits, async (visit): Promise<Entry[]> => {
      const shots = await takeShots(browser, `http://127.0.0.1:${port}`, visit);
      done += 1;
      tellProgress(done, visits.length, visit[0].address);
      return Promise.all(
        shots.map(async ({ shot, picture }) => {
          const file = shotFile(shot);
          await writeFile(path.join(newDir, file), picture.png);
          const before = await readIfThere(path.join(currentDir, file));
          const comparison = compareImages(before, picture.png);
          return { shot, jpeg: picture.jpeg, before, comparison };
        }),
      );
    });
    const entries = taken.flat();
    const files = new Set(entries.map(({ shot }) => shotFile(shot)));
    const gone = (await readdir(currentDir).catch(() => [])).filter((file) => !files.has(file));

    const page = path.join(galleryDir, 'index.html');
    await writeFile(page, await writeGallery(entries, gone));
    await rm(previousDir, { recursive: true, force: true });
    await rename(currentDir, previousDir).catch(ignoreAbsence);
    await rename(newDir, currentDir);
    console.log(summarize(entries, gone));
    console.log(`Galeria: ${page}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});

/** One line that counts up in a terminal; elsewhere a line now and then. */
function tellProgress(done: number, all: number, address: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K  ${done} de ${all}  ${address}`);
  else if (done % 10 === 0) console.log(`  ${done} de ${all}`);
  if (done === all && process.stdout.isTTY) process.stdout.write('\n');
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(ignoreAbsence);
}
