import { expect, test } from 'vitest';
import { judgeFraming } from './framing.ts';

const site = 'https://www.marca.example';
const frame = 'https://formularios.example/vaga';

function judge(csp: string | undefined, options?: string, siteOrigin = site, frameUrl = frame) {
  const headers = new Headers();
  if (csp !== undefined) headers.set('content-security-policy', csp);
  if (options !== undefined) headers.set('x-frame-options', options);
  return judgeFraming(headers, frameUrl, siteOrigin);
}

test.each([
  [undefined],
  ["default-src 'self'"],
  ['frame-ancestors *'],
  ['frame-ancestors https:'],
  ['frame-ancestors https://www.marca.example'],
  ['frame-ancestors https://WWW.marca.example:443/'],
  ['frame-ancestors www.marca.example'],
  ['frame-ancestors http://www.marca.example'],
  ['frame-ancestors https://*.marca.example'],
  ["default-src 'none'; FRAME-ANCESTORS 'self' https://www.marca.example:*"],
])('%s lets the site show it', (csp) => {
  expect(judge(csp)).toEqual({ verdict: 'allowed' });
});

test.each([
  ["frame-ancestors 'none'", "frame-ancestors 'none'"],
  ['frame-ancestors', "frame-ancestors 'none'"],
  ["frame-ancestors 'self'", "frame-ancestors 'self'"],
  ['frame-ancestors https://marca.example', 'frame-ancestors https://marca.example'],
  ['frame-ancestors https://*.www.marca.example', 'frame-ancestors https://*.www.marca.example'],
  ['frame-ancestors https://www.marca.example:8443', 'frame-ancestors https://www.marca.example:8443'],
  ['frame-ancestors ws:', 'frame-ancestors ws:'],
  ["frame-ancestors *, frame-ancestors 'self'", "frame-ancestors 'self'"],
])('%s does not', (csp, because) => {
  expect(judge(csp)).toEqual({ verdict: 'refused', because });
});

test('frame-ancestors makes X-Frame-Options count for nothing', () => {
  expect(judge('frame-ancestors https://www.marca.example', 'DENY').verdict).toBe('allowed');
  expect(judge("frame-ancestors 'none'", 'ALLOWALL').verdict).toBe('refused');
});

test.each([
  ['DENY', 'refused'],
  ['deny', 'refused'],
  ['SAMEORIGIN', 'refused'],
  ['SAMEORIGIN, SAMEORIGIN', 'refused'],
  ['ALLOW-FROM https://outro.example', 'allowed'],
  ['ALLOWALL', 'allowed'],
])('of X-Frame-Options, %s means %s', (options, verdict) => {
  expect(judge(undefined, options).verdict).toBe(verdict);
});

test('a page of the same origin may be framed by what is only for its own', () => {
  const own = `${site}/formulario`;
  expect(judge(undefined, 'SAMEORIGIN', site, own).verdict).toBe('allowed');
  expect(judge("frame-ancestors 'self'", undefined, site, own).verdict).toBe('allowed');
});

test('ports count, on a development machine too', () => {
  expect(judge('frame-ancestors http://localhost:3000', undefined, 'http://localhost:3000').verdict).toBe(
    'allowed',
  );
  expect(judge('frame-ancestors http://localhost', undefined, 'http://localhost:3000').verdict).toBe(
    'refused',
  );
});
