import { readBrands } from '#build/load-site.ts';
import { locateFaults } from '#build/locate-faults.ts';
import { pageViews, viewPath } from '#blocks/views.ts';
import { addressesOf } from '#doctor/addresses.ts';
import { diagnose } from '#doctor/diagnose.ts';
import type { Verdict } from '#doctor/judge.ts';
import { count, formatTable, paint, printJson } from './output.ts';
import { siteOriginOf } from './site-origin.ts';
import { requireKnownIds } from './usage-error.ts';

interface DoctorOptions {
  brandsDir: string;
  publicDir: string;
  ids: string[];
  siteUrl: string | undefined;
  /** Seconds for each address. */
  timeout: number;
  json: boolean;
}

const labels: Record<Verdict['verdict'], string> = {
  ok: paint('green', '✓ ok'),
  warning: paint('yellow', '! aviso'),
  broken: paint('red', '✗ quebrado'),
  unknown: paint('magenta', '? desconhecido'),
  example: paint('dim', '· exemplo'),
};

const kinds: Record<Verdict['kind'], string> = {
  origin: 'site',
  frame: 'quadro',
  map: 'mapa',
  social: 'rede social',
  whatsapp: 'WhatsApp',
  link: 'link',
};

/** Tries every address of the brands over the network. @returns the exit code */
export async function doctorCommand(options: DoctorOptions): Promise<number> {
  const { brandsDir, publicDir, ids, siteUrl, timeout, json } = options;
  const readings = await readBrands(brandsDir);
  requireKnownIds(
    ids,
    readings.map(({ parts }) => parts.id),
  );
  const chosen = readings.filter(({ parts }) => ids.length === 0 || ids.includes(parts.id));
  const unread = chosen.filter(({ parts }) => !parts.links || !parts.config).map(({ parts }) => parts.id);
  const addresses = await locateFaults(chosen.flatMap(({ parts }) => addressesOf(parts)));
  const { network, verdicts } = await diagnose(addresses, {
    siteOrigin: siteOriginOf(readings, siteUrl),
    publicDir,
    pagePaths: readings.flatMap(({ parts }) =>
      (parts.config?.pages ?? []).flatMap(({ path, blocks }) => [
        path,
        ...pageViews(blocks).map(({ view }) => viewPath(path, view.slug)),
      ]),
    ),
    timeoutMs: timeout * 1000,
    ...(process.stderr.isTTY && !json ? { onProgress: showProgress } : {}),
  });
  const isHealthy = network && unread.length === 0 && !verdicts.some(({ verdict }) => verdict === 'broken');
  if (json) {
    printJson({ ok: isHealthy, network, unreadBrands: unread, addresses: verdicts });
    return isHealthy ? 0 : 1;
  }

  if (!network) {
    console.error(
      paint(
        'red',
        'Sem rede: nenhum domínio pôde ser consultado. Só o que é local foi verificado.',
        process.stderr,
      ),
    );
  }
  console.log(
    formatTable(
      ['marca', 'onde', 'o que é', 'situação', 'endereço'],
      verdicts.flatMap(({ brand, file, line, kind, verdict, url, notes }) => [
        [
          brand,
          paint('dim', `${file}${line === undefined ? '' : `:${line}`}`),
          kinds[kind],
          labels[verdict],
          url,
        ],
        ...notes.map((note) => ['', '', '', '', paint('dim', `↳ ${note}`)]),
      ]),
    ),
  );
  for (const id of unread) {
    console.log(
      paint('red', `\n${id}: parte dos arquivos não pôde ser lida. Rode npm run brand check ${id}`),
    );
  }
  if (verdicts.some(({ verdict }) => verdict === 'example')) {
    console.log('\nexemplo: domínio reservado, que não existe. Troque antes de publicar.');
  }
  console.log(`\n${count(verdicts.length, 'endereço', 'endereços')}: ${summarizeVerdicts(verdicts)}`);
  return isHealthy ? 0 : 1;
}

function summarizeVerdicts(verdicts: Pick<Verdict, 'verdict'>[]): string {
  return Object.entries(labels)
    .map(([name, label]) => ({ label, number: verdicts.filter(({ verdict }) => verdict === name).length }))
    .filter(({ number }) => number > 0)
    .map(({ label, number }) => `${number} ${label}`)
    .join(', ');
}

function showProgress(done: number, total: number): void {
  process.stderr.write(`\rverificando ${done} de ${total}${done === total ? '\r\u001b[K' : ''}`);
}
