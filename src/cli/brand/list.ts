import { findAll } from '#build/check-brands.ts';
import { readBrands } from '#build/load-site.ts';
import { originOf } from '#engine/own-domain.ts';
import { formatTable, paint, printJson, summarize } from './output.ts';
import { siteOriginOf } from './site-origin.ts';

interface ListOptions {
  brandsDir: string;
  siteUrl: string | undefined;
  json: boolean;
}

/** Shows every brand with its pages, where each is served, and its state. @returns the exit code */
export async function listCommand({ brandsDir, siteUrl, json }: ListOptions): Promise<number> {
  const readings = await readBrands(brandsDir);
  const findings = await findAll(readings);
  const origin = siteOriginOf(readings, siteUrl) ?? '';
  const findingsOf = (id: string) => findings.filter(({ brand }) => brand === id);
  const brands = readings.map(({ parts: { id, config } }) => {
    const own = findingsOf(id);
    return {
      id,
      name: config?.name,
      pages: (config?.pages ?? []).map(({ path, title }) => ({
        path,
        title,
        url: `${originOf({ origin }, config ?? {})}${path}`,
      })),
      errors: own.filter(({ severity }) => severity === 'error').length,
      warnings: own.filter(({ severity }) => severity === 'warning').length,
    };
  });
  if (json) {
    printJson({ brands });
    return 0;
  }
  if (brands.length === 0) {
    console.log('Ainda não há marcas. Crie a primeira: npm run brand new <id>');
    return 0;
  }
  const rows = brands.flatMap((brand) => {
    const pages =
      brand.pages.length > 0 ? brand.pages : [{ title: '', url: paint('dim', 'não pôde ser lida') }];
    return pages.map(({ title, url }, index) =>
      index === 0
        ? [
            paint('bold', brand.id),
            brand.name ?? '',
            summarize(findingsOf(brand.id)),
            url,
            paint('dim', title),
          ]
        : ['', '', '', url, paint('dim', title)],
    );
  });
  console.log(formatTable(['marca', 'nome', 'estado', 'páginas', ''], rows));
  if (findings.length > 0) console.log('\nO que há em cada uma: npm run brand check');
  return 0;
}
