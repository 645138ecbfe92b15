import { readBrands } from '#build/load-site.ts';
import { findAll } from '#build/check-brands.ts';
import { count, formatFinding, paint, printJson, summarize } from './output.ts';
import { requireKnownIds } from './usage-error.ts';

interface CheckOptions {
  brandsDir: string;
  ids: string[];
  json: boolean;
}

/** Tells everything that can be known offline. @returns the exit code */
export async function checkCommand({ brandsDir, ids, json }: CheckOptions): Promise<number> {
  const readings = await readBrands(brandsDir);
  const known = readings.map(({ parts }) => parts.id);
  requireKnownIds(ids, known);
  const all = await findAll(readings);
  const findings = all.filter(({ brand }) => ids.length === 0 || brand === undefined || ids.includes(brand));
  const isClean = !findings.some(({ severity }) => severity === 'error');
  const checked = ids.length > 0 ? ids : known;

  if (json) {
    printJson({ ok: isClean, brands: checked, findings });
    return isClean ? 0 : 1;
  }
  for (const brand of [...checked, undefined]) {
    const own = findings.filter((finding) => finding.brand === brand);
    if (brand === undefined && own.length === 0) continue;
    console.log(`${paint('bold', brand ?? 'todas as marcas juntas')}  ${summarize(own)}`);
    for (const finding of own) console.log(`${formatFinding(finding)}\n`);
  }
  const elsewhere = all.filter((finding) => finding.severity === 'error' && !findings.includes(finding));
  if (elsewhere.length > 0) {
    console.log(
      `Nas outras marcas há ${count(elsewhere.length, 'erro', 'erros')}: npm run brand check mostra tudo.`,
    );
  }
  console.log(`\n${count(checked.length, 'marca conferida', 'marcas conferidas')}: ${summarize(findings)}`);
  return isClean ? 0 : 1;
}
