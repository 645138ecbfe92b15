import { Hono } from 'hono';
import { z } from 'zod';
import { firstLine } from '#build/file-faults.ts';
import { locateFaults } from '#build/locate-faults.ts';
import type { Brand } from '#engine/brand-schema.ts';
import { addressesOf } from '#doctor/addresses.ts';
import { diagnose } from '#doctor/diagnose.ts';
import { createLinksJsonSchema } from '#schema/links-json-schema.ts';
import type { Refusal, RefusalReason } from '../api-types.ts';
import { requireLoopback, requireSameOrigin, type StudioEnv } from './guard.ts';
import { createLinksEditor } from './links-editor.ts';
import { readOverview } from './read-overview.ts';
import { StudioError } from './studio-error.ts';

export interface StudioOptions {
  brandsDir: string;
  publicDir: string;
  siteUrl?: string | undefined;
  /** The document at an address of a brand that is not saved; nothing where it has none. */
  drawDraft: (brand: Brand, address: string) => Promise<string | undefined>;
  /** The document of the studio itself. */
  drawShell: () => Promise<string>;
}

const statuses = {
  conflict: 409,
  'read-only': 403,
  gone: 404,
  unreadable: 500,
  invalid: 422,
} as const satisfies Record<RefusalReason, number>;

const savingSchema = z.strictObject({ hash: z.string(), value: z.record(z.string(), z.unknown()) });
const draftSchema = savingSchema.pick({ value: true });

/** The studio as a fetch handler: its page, what it asks, and previews of drafts. */
export function createStudioApp({ brandsDir, publicDir, siteUrl, drawDraft, drawShell }: StudioOptions) {
  const editor = createLinksEditor(brandsDir);
  const app = new Hono<StudioEnv>().basePath('/studio');

  app.use(requireLoopback, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use('/api/*', requireSameOrigin);
  app.use('/previa/*', requireSameOrigin);
  app.onError((error, c) => {
    if (error instanceof StudioError) {
      const { reason, message, findings } = error;
      return c.json({ reason, message, findings } satisfies Refusal, statuses[reason]);
    }
    console.error(error);
    return c.json({ reason: 'failed', message: firstLine(error), findings: [] } satisfies Refusal, 500);
  });

  app.get('/api/brands', async (c) => c.json(await readOverview(brandsDir, siteUrl)));
  app.get('/api/schema', (c) => c.json(JSON.parse(createLinksJsonSchema()) as object));
  app.get('/api/brands/:id/links', async (c) => c.json(await editor.open(c.req.param('id'))));
  app.put('/api/brands/:id/links', async (c) =>
    c.json(await editor.save(c.req.param('id'), savingSchema.parse(await c.req.json()))),
  );
  app.post('/api/brands/:id/draft', async (c) => {
    const { value } = draftSchema.parse(await c.req.json());
    return c.json(await editor.tryDraft(c.req.param('id'), value));
  });
  app.post('/api/brands/:id/doctor', async (c) => {
    const { value } = draftSchema.parse(await c.req.json());
    const { parts } = await editor.readDraft(c.req.param('id'), value);
    const { origin, brands } = await readOverview(brandsDir, siteUrl);
    const pages = brands.flatMap((brand) => brand.pages);
    const pagePaths = pages.flatMap(({ path, screens }) => [path, ...screens.map((screen) => screen.path)]);
    const addresses = await locateFaults(addressesOf(parts));
    return c.json(await diagnose(addresses, { siteOrigin: origin, publicDir, pagePaths, timeoutMs: 8000 }));
  });
  app.all('/api/*', (c) => c.notFound());
  app.get('/previa/:draft', async (c) => {
    const brand = editor.draft(c.req.param('draft'));
    const html = brand && (await drawDraft(brand, c.req.query('pagina') ?? '/'));
    c.header('Content-Security-Policy', "frame-ancestors 'self'");
    return html ? c.html(html) : c.text('Esta prévia não existe mais: mude um campo e ela volta.', 404);
  });
  app.get('/*', async (c) => {
    c.header('Content-Security-Policy', "frame-ancestors 'none'");
    return c.html(await drawShell());
  });
  return app;
}
