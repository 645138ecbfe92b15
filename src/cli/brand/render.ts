import { listBrandIds } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import { ConfigError, formatFaults } from '#schema/fault.ts';
import { loadSettings } from '#schema/settings.ts';
import { count, paint, printJson } from './output.ts';
import { requireKnownIds } from './usage-error.ts';

interface RenderOptions {
  brandsDir: string;
  /** The folder that the bundler wrote, and that the pages go to. */
  distDir: string;
  ids: string[];
  /** Whether a brand with faults keeps its last good pages, instead of stopping the others. */
  keepGoing: boolean;
  json: boolean;
}

/**
 * Draws the pages of the brands that changed.
 * @returns the exit code
 * @throws {OperatorError} where there is nothing to go on from
 */
export async function renderCommand({ brandsDir, distDir, ids, keepGoing, json }: RenderOptions) {
  if (ids.length > 0) requireKnownIds(ids, await listBrandIds(brandsDir));
  const { siteUrl, functionsUrl, anonKey } = loadSettings();
  const settings = { functionsUrl, anonKey };
  try {
    const { drawn, pages, faults } = await renderSite({
      brandsDir,
      bundleDir: distDir,
      outDir: distDir,
      siteUrl,
      settings,
      ids,
      keepGoing,
      ...(json ? {} : { onProgress: showProgress }),
    });
    if (json) printJson({ ok: faults.length === 0, drawn, pages, faults });
    else if (drawn.length > 0 || faults.length === 0) tell(drawn, pages);
    if (faults.length === 0) return 0;
    if (!json) console.error(`${formatFaults(faults)}\n\n${paint('yellow', lastGood, process.stderr)}`);
    return 1;
  } catch (error) {
    if (!json || !(error instanceof ConfigError)) throw error;
    printJson({ ok: false, drawn: [], pages: 0, faults: error.faults });
    return 1;
  }
}

const lastGood = 'Até o conserto, a última versão boa destas páginas continua no ar.';

function showProgress(done: number, total: number): void {
  if (total > 1) console.log(`  marca ${done} de ${total}`);
}

function tell(drawn: string[], pages: number): void {
  console.log(
    drawn.length === 0
      ? 'Nenhuma marca mudou: as páginas continuam em dia'
      : `${count(pages, 'página pronta', 'páginas prontas')} (${drawn.join(', ')})`,
  );
}
