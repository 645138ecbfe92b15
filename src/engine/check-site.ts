import { pageViews, viewPath } from '#blocks/views.ts';
import { formatPath, type Fault } from '#schema/fault.ts';
import type { Links } from '#schema/links.ts';
import { homePage, noticePaths } from './brand-pages.ts';
import { checkDomains } from './check-domains.ts';
import type { BrandConfig } from './brand-schema.ts';
import { checkFrames } from './check-frames.ts';

/** A brand with the files a fault in it is reported against. */
export interface BrandSource {
  brand: BrandConfig;
  /** Absent where they have faults of their own. */
  links: Links | undefined;
  brandFile: string;
  linksFile: string;
}

/** What no single field can know: pages that collide, links that lead nowhere, data that a block needs. */
export function checkSite(sources: BrandSource[]): Fault[] {
  const sites = Map.groupBy(sources, ({ brand }) => brand.domain);
  const taken = new Map([...sites.keys()].map((domain) => [domain, new Map<string, string>()]));
  return [
    ...sources.flatMap((source) => [
      ...checkPaths(source, taken.get(source.brand.domain) ?? new Map<string, string>()),
      ...checkTargets(source),
      ...checkNeeds(source),
      ...checkFrames(source),
    ]),
    ...checkHome(sources),
    ...checkDomains(sources),
  ];
}

function checkPaths({ brand, brandFile }: BrandSource, taken: Map<string, string>): Fault[] {
  const faults: Fault[] = [];
  const home = homePage(brand);
  for (const [index, page] of brand.pages.entries()) {
    const path = formatPath(['pages', index, 'path']);
    for (const address of [
      page.path,
      ...pageViews(page.blocks).map(({ view }) => viewPath(page.path, view.slug)),
      ...(page === home ? Object.values(noticePaths(brand)) : []),
    ]) {
      const owner = taken.get(address);
      if (owner === undefined) {
        taken.set(address, `${brandFile} ${path}`);
        continue;
      }
      faults.push({
        file: brandFile,
        path,
        problem: `o endereço ${address} já é de outra página: ${owner}`,
        allowed: 'um endereço que nenhuma outra página ou tela use',
      });
      // What stands below a taken address is taken as well.
      if (address === page.path) break;
    }
  }
  return faults;
}

function checkTargets({ brand, brandFile }: BrandSource): Fault[] {
  const leadsNowhere = (
    href: string,
    path: PropertyKey[],
    here: BrandConfig['pages'][number] | undefined,
  ): Fault[] => {
    const [pagePath, anchor] = href.split('#');
    if (href.startsWith('https:')) return [];
    const page = pagePath ? brand.pages.find((candidate) => candidate.path === pagePath) : here;
    const anchors = page?.blocks.flatMap((block) => block.anchor ?? []) ?? [];
    if (page && (anchor === undefined || anchors.includes(anchor))) return [];
    const places = [...brand.pages.map(({ path: known }) => known), ...anchors.map((known) => `#${known}`)];
    return [
      {
        file: brandFile,
        path: formatPath(path),
        problem: `${href} não leva a lugar nenhum`,
        allowed: `${places.join(', ')} ou um endereço https`,
      },
    ];
  };

  const faults = brand.menuAction
    ? leadsNowhere(brand.menuAction.href, ['menuAction', 'href'], undefined)
    : [];
  for (const [pageIndex, page] of brand.pages.entries()) {
    const anchors = new Set<string>();
    for (const [index, block] of page.blocks.entries()) {
      const path = ['pages', pageIndex, 'blocks', index];
      if (block.anchor !== undefined && anchors.has(block.anchor)) {
        faults.push({
          file: brandFile,
          path: formatPath([...path, 'anchor']),
          problem: `a âncora ${block.anchor} se repete na página`,
          allowed: 'uma âncora por bloco, cada uma com o seu nome',
        });
      }
      if (block.anchor !== undefined) anchors.add(block.anchor);
      if (block.menuLabel !== undefined && block.anchor === undefined) {
        faults.push({
          file: brandFile,
          path: formatPath([...path, 'anchor']),
          problem: 'um bloco que está no menu precisa de âncora',
          allowed: 'anchor: minúsculas, algarismos e hífens',
        });
      }
      if (block.kind !== 'hero') continue;
      faults.push(...leadsNowhere(block.action.href, [...path, 'action', 'href'], page));
      if (block.secondaryAction) {
        faults.push(...leadsNowhere(block.secondaryAction.href, [...path, 'secondaryAction', 'href'], page));
      }
    }
  }
  return faults;
}

function checkNeeds({ brand, links, linksFile }: BrandSource): Fault[] {
  const opensJobs = brand.pages.some((page) => page.blocks.some((block) => block.kind === 'job-opening'));
  if (!opensJobs || !links || links.frames) return [];
  return [
    {
      file: linksFile,
      path: 'frames',
      problem: 'a marca tem uma página de abertura de vaga, e os formulários dela não estão aqui',
      allowed: 'frames: { jobForm, contract }, com os dois endereços',
    },
  ];
}

/** On the site that brands share; on a domain of its own every brand owns `/`. */
function checkHome(sources: BrandSource[]): Fault[] {
  const owners = sources.filter(
    ({ brand }) => brand.domain === undefined && brand.pages.some(({ path }) => path === '/'),
  );
  if (owners.length === 0) {
    return [
      {
        file: 'brands',
        path: '',
        problem: 'nenhuma marca tem a página /',
        allowed: 'uma marca dona de /, sem domain',
      },
    ];
  }
  return sources.flatMap((source) => {
    const owns = owners.includes(source);
    if (owns === (source.brand.origin !== undefined)) return [];
    return [
      {
        file: source.brandFile,
        path: 'origin',
        problem: owns
          ? 'campo obrigatório na marca dona de /'
          : 'só a marca dona de / diz o endereço público do site',
        allowed: owns
          ? 'o endereço público do site, como https://www.exemplo.com.br'
          : 'nada: apague a linha',
      },
    ];
  });
}
