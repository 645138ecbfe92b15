import path from 'node:path';
import { startSmtpInbox } from '../../tests/mocks/smtp-inbox.ts';
import type { Runtime } from '../contract/runtime.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The worker as `wrangler.jsonc` says, under workerd on loopback; nothing is asked of the network. */
export async function startWorker(smtpUrl: string) {
  Object.assign(process.env, {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_LOG: 'error',
    WRANGLER_SEND_METRICS: 'false',
  });
  // Only now: what it trusts is read from the environment when it loads.
  const { createTestHarness } = await import('wrangler');
  const harness = createTestHarness({
    root,
    workers: [{ configPath: './wrangler.jsonc', secrets: { SMTP_URL: smtpUrl } }],
  });
  const { url } = await harness.listen();
  return { origin: url.origin, close: () => harness.close() };
}

export async function startWorkerRuntime(): Promise<Runtime> {
  const inbox = await startSmtpInbox();
  const { origin, close } = await startWorker(inbox.url);
  return {
    origin,
    inbox,
    close: async () => {
      await close();
      await inbox.close();
    },
  };
}
