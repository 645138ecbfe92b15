import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadSite } from '#build/load-site.ts';
import { renderSite } from '#build/render-site.ts';
import type { Runtime } from '#functions/contract/runtime.ts';
import { message } from '#functions/send-contact-email/fixtures.ts';
import { startWorkerRuntime } from '#functions/worker/start-worker.ts';
import { parseSettings } from '#schema/settings.ts';
import { fileAddress } from '#schema/render-manifest.ts';
import { policiesOf, readManifest, staticHeaders } from './fixtures/built-headers.ts';
import { startSite } from './journeys/site.ts';
import { fullMarks, metaPolicy, observatoryMarks, observatoryScore } from './observatory.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '..');
const brandsDir = path.join(root, 'brands');
const bundleDir = path.join(root, 'dist');
const { anonKey } = parseSettings({});
const functionsUrl = 'https://funcoes.example/caminho';

// A static host has pages that carry their policies themselves; built from the same brands.
let staticDir: string;
let node: Runtime;
let worker: Runtime;
beforeAll(async () => {
  staticDir = await mkdtemp(path.join(bundleDir, 'static-'));
  [node, worker] = await Promise.all([
    startSite(),
    startWorkerRuntime(),
    renderSite({ brandsDir, bundleDir, outDir: staticDir, settings: { functionsUrl, anonKey } }),
  ]);
});
afterAll(async () => {
  await Promise.all([node.close(), worker.close()]);
  await rm(staticDir, { recursive: true });
});

const names = Object.keys(policiesOf(bundleDir));
const common = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const see = async (origin: string, name: string) => {
  const address = name === '404.html' ? '/nenhuma-pagina' : fileAddress(name);
  const response = await fetch(origin + address);
  return { headers: Object.fromEntries(response.headers), html: await response.text() };
};
const pick = (headers: Record<string, string>) => common.map((name) => [name, headers[name]]);

describe.each(names)('%s', (name) => {
  test('has full marks by the rules of the Observatory, from each of the three hosts', async () => {
    const html = readFileSync(path.join(staticDir, 'site', name), 'utf8');
    const pages = [
      await see(node.origin, name),
      await see(worker.origin, name),
      { headers: staticHeaders(staticDir, fileAddress(name)), html },
    ];
    for (const page of pages)
      expect(observatoryScore(page), JSON.stringify(observatoryMarks(page))).toBe(fullMarks);
  });

  test('is sent with the same headers by the Node server, the worker and a static host', async () => {
    const [byNode, byWorker] = [await see(node.origin, name), await see(worker.origin, name)];
    expect(pick(byWorker.headers)).toEqual(pick(byNode.headers));
    expect(pick(staticHeaders(bundleDir, fileAddress(name)))).toEqual(pick(byNode.headers));
    expect(pick(byNode.headers).map(([, value]) => value)).not.toContain(undefined);

    const policy = byNode.headers['content-security-policy'];
    expect(byWorker.headers['content-security-policy']).toBe(policy);
    expect(policy).toBe(policiesOf(bundleDir)[name]);
    expect(byNode.html).not.toContain('http-equiv');
  });

  test('carries on a static host the policy that a server would send, before anything it concerns', () => {
    const html = readFileSync(path.join(staticDir, 'site', name), 'utf8');
    const byServer = policiesOf(staticDir)[name];
    const byHost = staticHeaders(staticDir, fileAddress(name))['content-security-policy'];
    expect(`${metaPolicy(html)}; ${byHost}`).toBe(byServer);
    expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:script|style|link|base)\b/));
  });
});

test('a static host needs few rules, however many brands there are', () => {
  const rules = readFileSync(path.join(bundleDir, 'site/_headers'), 'utf8').match(/^\//gm);
  expect(rules?.length).toBeLessThan(100);
});

test('assets may be shown elsewhere', async () => {
  const name = readManifest(bundleDir).engineFiles.find((file) => file.startsWith('assets/')) ?? '';
  const { headers } = await see(node.origin, name);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
});

test('the page of a message that was not sent has full marks too', async () => {
  const { home } = await loadSite(brandsDir);
  const page = home.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'contact'))?.path ?? '';
  for (const { origin, inbox } of [node, worker]) {
    inbox.refuse('rcpt');
    const query = new URLSearchParams({ brand: home.id, page });
    const response = await fetch(`${origin}/functions/v1/send-contact-email/form?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ ...message, apikey: anonKey }),
    });
    expect(response.status).toBe(502);
    const seen = { headers: Object.fromEntries(response.headers), html: await response.text() };
    expect(observatoryScore(seen), JSON.stringify(observatoryMarks(seen))).toBe(fullMarks);
  }
});
