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
import { compareImages, type Comparison } from './compare-images.ts';
import { listShots } from './list-shots.ts';
import { shotFile } from './shot.ts';
import { summarize } from './summarize.ts';
import { takeShot } from './take-shot.ts';
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
    const shots = listShots(await listBrands(distDir, await openContactFiles(distDir)));
    await rm(newDir, { recursive: true, force: true });
    await mkdir(newDir, { recursive: true });
    let done = 0;
    const entries = await pLimit(parallel).map(shots, async (shot): Promise<Entry | undefined> => {
      const file = shotFile(shot);
      const picture = await takeShot(browser, `http://127.0.0.1:${port}`, shot).catch((error: Error) => {
        throw new Error(`${shot.address}, ${shot.width} px, ${shot.state.label}: ${error.message}`, {
          cause: error,
        });
      });
      done += 1;
      tellProgress(done, shots.length, shot.address);
      if (!picture) return undefined;
      await writeFile(path.join(newDir, file), picture.png);
      const before = await readIfThere(path.join(currentDir, file));
      const comparison: Comparison = compareImages(before, picture.png);
      return { shot, jpeg: picture.jpeg, before, comparison };
    });
    const taken = entries.filter((entry) => entry !== undefined);
    const files = new Set(taken.map(({ shot }) => shotFile(shot)));
    const gone = (await readdir(currentDir).catch(() => [])).filter((file) => !files.has(file));

    const page = path.join(galleryDir, 'index.html');
    await writeFile(page, await writeGallery(taken, gone));
    await rm(previousDir, { recursive: true, force: true });
    await rename(currentDir, previousDir).catch(ignoreAbsence);
    await rename(newDir, currentDir);
    console.log(summarize(taken, gone));
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
