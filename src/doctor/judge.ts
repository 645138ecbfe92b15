import { matchesOrigin } from '#blocks/job-opening/read-frame-message.ts';
import type { Address } from './addresses.ts';
import { judgeFraming, type Framing } from './framing.ts';
import type { Probe } from './probe.ts';

export interface Verdict extends Address {
  /** `unknown`: the answer says nothing either way; `example`: a reserved domain, not tried. */
  verdict: 'ok' | 'warning' | 'broken' | 'unknown' | 'example';
  /** What an operator should know of it, the gravest first. */
  notes: string[];
  status?: number;
  /** Where it leads, hop by hop. */
  redirects?: string[];
  /** Whether a page of the site may show it in a frame. */
  framing?: Framing['verdict'] | 'unknown';
  /** ISO date and time. */
  certificateValidTo?: string;
}

/** What bot walls answer to anything that is not a browser; 999 is LinkedIn's. */
const botWallStatuses = new Set([403, 429, 503, 999]);
const expiringDays = 21;

/** What an answer means for the page that leads to the address, or shows it in a frame. */
export function judge(address: Address, probe: Probe, siteOrigin: string | undefined): Verdict {
  const { chain, status, failure, certificate } = probe;
  const redirects = chain.slice(1);
  const facts = {
    ...address,
    ...(status === undefined ? {} : { status }),
    ...(redirects.length > 0 ? { redirects } : {}),
    ...(certificate ? { certificateValidTo: certificate.validTo } : {}),
  };
  if (failure !== undefined || status === undefined) {
    return { ...facts, verdict: 'broken', notes: [failure ?? 'não respondeu'] };
  }
  const isFramed = address.kind === 'frame' || address.kind === 'map';
  const framed = isFramed ? { framing: 'unknown' as const } : {};
  if (botWallStatuses.has(status)) {
    const notes = [`respondeu ${status}, como quem barra robôs: confira no navegador`];
    return { ...facts, ...framed, verdict: 'unknown', notes };
  }
  if (status >= 400) return { ...facts, ...framed, verdict: 'broken', notes: [`respondeu ${status}`] };

  const last = chain.at(-1) ?? address.url;
  const broken: string[] = [];
  const warnings: string[] = [];
  if (last.startsWith('http:')) {
    const note = 'a conexão não é segura (http)';
    if (isFramed) broken.push(`${note}: o navegador não mostra o quadro`);
    else warnings.push(note);
  }
  if (certificate && certificate.daysLeft < expiringDays) {
    warnings.push(`o certificado vence em ${certificate.daysLeft} dias`);
  }
  const lastOrigin = new URL(last).origin;
  if (address.frameOrigins?.every((allowed) => !matchesOrigin(allowed, lastOrigin))) {
    broken.push(`leva a outro site (${lastOrigin}), que a página não mostra: use o endereço final`);
  }
  const framing =
    isFramed && siteOrigin !== undefined ? judgeFraming(probe.headers, last, siteOrigin) : undefined;
  if (framing?.verdict === 'refused') {
    broken.push(`não deixa ser mostrado num quadro do site (${framing.because})`);
  }
  const notes = [...broken, ...warnings, ...(redirects.length > 0 ? [`leva a ${last}`] : [])];
  const verdict = broken.length > 0 ? 'broken' : warnings.length > 0 ? 'warning' : 'ok';
  return { ...facts, ...framed, ...(framing ? { framing: framing.verdict } : {}), verdict, notes };
}
