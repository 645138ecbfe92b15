import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { expect, inject } from 'vitest';
import type { Block, BlockKind, BlockOf } from '#blocks/schemas.ts';
import { loadSite } from '#build/load-site.ts';
import { createClientAddress } from '#functions/node/client-address.ts';
import { openContactFiles } from '#functions/node/contact-files.ts';
import { createSiteServer } from '#functions/node/create-site-server.ts';
import { openFileStore } from '#functions/node/file-store.ts';
import { createApp } from '#functions/send-contact-email/app.ts';
import { createKeyedHash } from '#functions/keyed-hash.ts';
import { createMemoryLimits } from '#functions/node/limits.ts';
import { createMemoryLedger } from '#functions/send-contact-email/ledger.ts';
import { createSmtpMailer } from '#functions/send-contact-email/mailer.ts';
import { parseSettings } from '#schema/settings.ts';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import type { DroppedIn } from '../fixtures/drop-in-brands.ts';
import { startSmtpInbox } from '../mocks/smtp-inbox.ts';

const root = path.resolve(import.meta.dirname, '../..');

// Only the project of that name has brands dropped in.
const droppedIn = inject('droppedIn') as DroppedIn | undefined;

/** Whether only brands that were dropped in are walked. */
export const walksDroppedIn = droppedIn !== undefined;

/** What was built. */
export const distDir = droppedIn?.distDir ?? path.join(root, 'dist');

/** The brands as they are in this checkout; every journey that can be walked on any brand is walked on all. */
export const site = await loadSite(droppedIn?.brandsDir ?? path.join(root, 'brands'));

/** The brands to walk: every one of the checkout, or those that were dropped in beside them. */
export const walkedBrands = site.brands.filter(({ id }) => droppedIn?.ids.includes(id) ?? true);

/** Every page of them that has a block of this kind, with the first such block. */
export const pagesWith = <Kind extends BlockKind>(kind: Kind) =>
  walkedBrands.flatMap((brand) =>
    brand.pages.flatMap((page) => {
      const blocks: Block[] = page.blocks;
      const block = blocks.find((candidate): candidate is BlockOf<Kind> => candidate.kind === kind);
      return block ? [{ brand, page, path: page.path, block }] : [];
    }),
  );

/** A built site with its real server, its real function and a real SMTP server, on loopback. */
export async function startSite(outDir = distDir) {
  const inbox = await startSmtpInbox();
  const mailer = createSmtpMailer(inbox.url);
  const files = await openFileStore(outDir);
  const brands = await openContactFiles(outDir);
  const warnings: string[] = [];
  const note = (facts: object, text: string) => void warnings.push(`${text} ${JSON.stringify(facts)}`);
  const log = { info: () => {}, warn: note, error: note };
  const settings = parseSettings({
    LIMIT_PER_CLIENT: '1000',
    LIMIT_PER_RECIPIENT: '1000',
    LIMIT_TOTAL: '1000',
  });
  let ledger = createMemoryLedger();
  const app = createApp({
    brands,
    anonKey: settings.anonKey,
    mailer,
    log,
    limits: createMemoryLimits(settings.limits),
    ledger: {
      claim: (key, newId) => ledger.claim(key, newId),
      settle: (key, letterId, state) => ledger.settle(key, letterId, state),
    },
    hash: createKeyedHash(undefined),
    clientAddress: createClientAddress('cf-connecting-ip'),
    // A test fills the form faster than any person.
    minimumTime: 0,
  });
  const { server } = createSiteServer({ files, app, log });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inbox,
    /** Forgets which messages were sent, so that the same may be sent again. */
    forgetMessages: () => {
      ledger = createMemoryLedger();
    },
    /** What the server logged. */
    warnings,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      files.close();
      mailer.close();
      await inbox.close();
    },
  };
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(browserLaunchOptions());

/**
 * A page and everything it complained of: console errors and warnings, and uncaught errors. Closing it fails
 * where anything met its Content-Security-Policy, whether or not a test looks at the complaints.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const violations: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    // All there is where JavaScript is switched off.
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('reportViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportViolation(`${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  const close = async () => {
    await context.close();
    expect(violations).toEqual([]);
  };
  return { page, complaints, violations, close };
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
