import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { pictureCache } from '#build/pictures/draw-picture.ts';
import { manifestFile } from '#schema/render-manifest.ts';
import { makeBrandsDir } from '../fixtures/brand-folder.ts';
import { generateBrands } from '../fixtures/generate-brands.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'dist/bench/scale');

export interface ScalePoint {
  brands: number;
  /** In ms: drawing every document, and the bare `renderToString` of the same. */
  own: number;
  bare: number;
  /** In ms, without compression. */
  build: number;
  /** Bytes of all client scripts. */
  scriptBytes: number;
}

interface Built {
  time: number;
  drawn: number;
  pages: number;
  memory: number;
}

/** Draws sites of each of these sizes. `bundleTime` in ms is part of every full build. */
export async function measureScale(
  sizes: number[],
  bundleTime: number,
  onProgress: (text: string) => void,
): Promise<{ points: ScalePoint[]; rows: Row[] }> {
  await buildBareEntry();
  const points: ScalePoint[] = [];
  const rows: Row[] = [];
  for (const brands of sizes) {
    const { brandsDir, remove } = await makeBrandsDir();
    try {
      onProgress(`${brands} brands: writing their folders`);
      await generateBrands(brandsDir, brands);
      onProgress(`${brands} brands: drawing beside a bare renderToString`);
      const { own, bare } = await inChild<{ own: number; bare: number }>('draw', brandsDir);
      onProgress(`${brands} brands: building without compression`);
      await startOver();
      const plain = await inChild<Built>('build', brandsDir, { COMPRESS: 'no' });
      points.push({ brands, own, bare, build: plain.time, scriptBytes: scriptBytes(outDir) });
      if (brands === Math.max(...sizes))
        rows.push(...(await largestRows(brands, brandsDir, { own, bare, plain, bundleTime }, onProgress)));
    } finally {
      await remove();
      await rm(outDir, { recursive: true, force: true });
    }
  }
  rows.push(await pictureRow(onProgress));
  return { points, rows };
}

/** Share images and icons of the checkout's brands, which bring none: drawn, and then taken from the cache. */
async function pictureRow(onProgress: (text: string) => void): Promise<Row> {
  onProgress('drawing share images and icons');
  const brandsDir = path.join(root, 'brands');
  const times: number[] = [];
  await startOver();
  for (const PICTURES of ['no', 'yes', 'yes']) {
    await rm(path.join(outDir, manifestFile), { force: true });
    times.push((await inChild<Built>('build', brandsDir, { COMPRESS: 'no', PICTURES })).time);
  }
  const [without = 0, first = 0, again = 0] = times;
  const cached = await readdir(path.join(outDir, pictureCache), { recursive: true });
  const count = cached.filter((name) => name.endsWith('.png')).length;
  await rm(outDir, { recursive: true, force: true });
  return {
    section: 'share images and icons',
    name: `${count} pictures of the brands of this checkout: drawn, then from the cache`,
    value: `${seconds(first - without)}, then ${seconds(Math.max(0, again - without))}`,
    goal: 'shown',
    met: true,
  };
}

async function largestRows(
  brands: number,
  brandsDir: string,
  { own, bare, plain, bundleTime }: { own: number; bare: number; plain: Built; bundleTime: number },
  onProgress: (text: string) => void,
): Promise<Row[]> {
  const section = `${brands} brands of two pages`;
  onProgress(`${brands} brands: a full build with compression`);
  await startOver();
  const full = await inChild<Built>('build', brandsDir);
  onProgress(`${brands} brands: one changed links.json`);
  await changeGreeting(path.join(brandsDir, 'marca-7/links.json'));
  const again = await inChild<Built>('build', brandsDir);
  const share = again.time / (bundleTime + full.time);
  const sameScripts = scriptsOf(outDir) === scriptsOf(path.join(root, 'dist'));
  return [
    {
      section,
      name: 'drawing, ratio to a bare renderToString of the same pages',
      value: `${(own / bare).toFixed(2)} (${seconds(own)} : ${seconds(bare)})`,
      goal: '≤ 1.5',
      met: own / bare <= 1.5,
    },
    {
      section,
      name: 'build: loading, drawing and writing, then compressing',
      value: `${seconds(plain.time)} + ${seconds(full.time - plain.time)}`,
      goal: 'shown',
      met: true,
    },
    {
      section,
      name: 'peak memory of a full build',
      value: `${Math.round(full.memory / 1e6)} MB`,
      goal: '< 500 MB',
      met: full.memory < 500e6,
    },
    {
      section,
      name: 'after one changed links.json, share of a full build',
      value: `${(share * 100).toFixed(1)} % (${seconds(again.time)}, ${again.drawn} brand)`,
      goal: '≤ 5 %, 1 brand',
      met: share <= 0.05 && again.drawn === 1,
    },
    {
      section,
      name: 'client scripts, beside the site of this checkout',
      value: sameScripts ? 'the same names and bytes' : 'different',
      goal: 'the same',
      met: sameScripts,
    },
  ];
}

/** The bundler writes the engine's own entry elsewhere; this one only the measurement needs. */
async function buildBareEntry(): Promise<void> {
  const input = 'tests/bench/bare-entry.tsx';
  await build({
    root,
    logLevel: 'error',
    build: { ssr: input },
    environments: { ssr: { build: { outDir: 'dist/bench/bare', rolldownOptions: { input } } } },
  });
}

async function inChild<T>(
  mode: 'draw' | 'build',
  brandsDir: string,
  env: Record<string, string> = {},
): Promise<T> {
  const script = path.join(import.meta.dirname, 'scale-child.ts');
  const { stdout } = await run(process.execPath, [script, mode, brandsDir, outDir], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout) as T;
}

async function startOver(): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
}

async function changeGreeting(file: string): Promise<void> {
  const links = await readFile(file, 'utf8');
  await writeFile(file, links.replace(/"greeting": "/, '"greeting": "Bom dia! '));
}

const scriptFiles = (dir: string): string[] =>
  readdirSync(path.join(dir, 'site/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(dir, 'site/assets', name));

const scriptBytes = (dir: string): number =>
  scriptFiles(dir).reduce((sum, file) => sum + readFileSync(file).length, 0);

function scriptsOf(dir: string): string {
  const hash = createHash('sha256');
  for (const file of scriptFiles(dir)) hash.update(path.basename(file)).update(readFileSync(file));
  return hash.digest('hex');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
