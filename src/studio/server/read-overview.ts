import { findAll } from '#build/check-brands.ts';
import { readSite } from '#build/load-site.ts';
import { pageViews, viewPath } from '#blocks/views.ts';
import type { Overview } from '../api-types.ts';

/** Every brand with its pages and all that is to be said of it. */
export async function readOverview(brandsDir: string, siteUrl: string | undefined): Promise<Overview> {
  const { frame, readings } = await readSite(brandsDir, siteUrl);
  const findings = await findAll(readings);
  return {
    origin: frame?.origin ?? siteUrl,
    brands: readings.map(({ parts: { id, config, theme } }) => ({
      id,
      name: config?.name,
      domain: config?.domain,
      colors: theme && { ground: theme.color.primary, ink: theme.color.onPrimary },
      pages: (config?.pages ?? []).map(({ path, title, blocks }) => ({
        path,
        title,
        screens: pageViews(blocks).flatMap(({ view }) =>
          view.indexed ? [{ path: viewPath(path, view.slug), title: view.title }] : [],
        ),
      })),
      findings: findings.filter(({ brand }) => brand === id),
    })),
    findings: findings.filter(({ brand }) => brand === undefined),
  };
}
