import path from 'node:path';
import type { PageProps } from '#engine/Page.tsx';
import { loadEngine } from '#build/load-engine.ts';
import { loadSite } from '#build/load-site.ts';
import { renderBrand } from '#build/render-brand.ts';
import { renderSite } from '#build/render-site.ts';

/**
 * One measurement in a fresh process: `scale-child.ts <draw|build> <brandsDir> <outDir>` prints JSON.
 * `draw` draws every document beside a bare `renderToString` of the same; `build` is what `npm run render` does.
 */
const [mode, brandsDir = '', outDir = ''] = process.argv.slice(2);
const bundleDir = path.resolve(import.meta.dirname, '../../dist');
const settings = { functionsUrl: '', anonKey: 'chave' };

console.log(JSON.stringify(await (mode === 'draw' ? draw() : build())));

async function draw() {
  const bareEntry = path.join(bundleDir, 'bench/bare/bare-entry.js');
  const { renderBare } = (await import(bareEntry)) as {
    renderBare: (address: string, page: PageProps) => string;
  };
  const [site, engine] = await Promise.all([loadSite(brandsDir), loadEngine(bundleDir)]);
  const time = { own: 0, bare: 0 };
  let documents = 0;
  for (const brand of site.brands) {
    const drawn: [string, PageProps][] = [];
    const renderPage: typeof engine.renderPage = (address, page, isKnown) => {
      drawn.push([address, page]);
      return engine.renderPage(address, page, isKnown);
    };
    const start = performance.now();
    documents += [...renderBrand({ site, settings, assets: engine.assets, renderPage }, brand)].length;
    const middle = performance.now();
    for (const [address, page] of drawn) renderBare(address, page);
    time.own += middle - start;
    time.bare += performance.now() - middle;
  }
  return { ...time, documents };
}

async function build() {
  const start = performance.now();
  const compress = process.env.COMPRESS !== 'no';
  const pictures = process.env.PICTURES === 'yes';
  // The system's own account of the largest size begins with what the parent process had.
  let memory = 0;
  const onProgress = () => {
    memory = Math.max(memory, process.memoryUsage.rss());
  };
  const options = { brandsDir, bundleDir, outDir, settings, compress, pictures, onProgress };
  const { drawn, pages } = await renderSite(options);
  return {
    time: performance.now() - start,
    drawn: drawn.length,
    pages,
    /** In bytes, at its largest after any brand. */
    memory,
  };
}
