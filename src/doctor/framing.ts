import parseContentSecurityPolicy from 'content-security-policy-parser';

export interface Framing {
  verdict: 'allowed' | 'refused';
  /** The header that refuses, as it was sent. */
  because?: string;
}

/**
 * Whether a browser shows an answer in a frame of a page of `siteOrigin`: `frame-ancestors`, where there is
 * one, makes X-Frame-Options count for nothing; of the latter only DENY and SAMEORIGIN mean anything.
 */
export function judgeFraming(headers: Headers, frameUrl: string, siteOrigin: string): Framing {
  const frame = new URL(frameUrl);
  const site = new URL(siteOrigin);
  // Several policies arrive as one header joined by commas, and each must allow the frame.
  const lists = (headers.get('content-security-policy') ?? '').split(',').flatMap((policy) => {
    const sources = parseContentSecurityPolicy(policy).get('frame-ancestors');
    return sources ? [sources] : [];
  });
  const refusing = lists.find((sources) => !sources.some((source) => matchesSource(source, site, frame)));
  if (refusing) {
    return { verdict: 'refused', because: `frame-ancestors ${refusing.join(' ') || "'none'"}` };
  }
  if (lists.length > 0) return { verdict: 'allowed' };

  const header = headers.get('x-frame-options') ?? '';
  const options = new Set(header.split(',').map((option) => option.trim().toUpperCase()));
  const isRefused = options.has('DENY') || (options.has('SAMEORIGIN') && frame.origin !== site.origin);
  return isRefused ? { verdict: 'refused', because: `X-Frame-Options: ${header}` } : { verdict: 'allowed' };
}

/** Whether a source expression of CSP names an origin (CSP 3, 6.7.2). */
function matchesSource(source: string, site: URL, frame: URL): boolean {
  const lower = source.toLowerCase();
  if (lower === "'none'") return false;
  if (lower === "'self'") return site.origin === frame.origin;
  if (lower === '*') return /^https?:$/.test(site.protocol);
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return matchesScheme(lower, site.protocol);

  const parts =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z\d._-]+|\[[\da-f:.]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(
      lower,
    );
  if (!parts) return false;
  const [, scheme = frame.protocol, host = '', port] = parts;
  return (
    matchesScheme(scheme, site.protocol) &&
    matchesHost(host, site.hostname) &&
    matchesPort(port, scheme, site)
  );
}

const matchesScheme = (allowed: string, actual: string): boolean =>
  allowed === actual || (allowed === 'http:' && actual === 'https:');

function matchesHost(allowed: string, actual: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? actual.endsWith(allowed.slice(1)) : allowed === actual;
}

function matchesPort(allowed: string | undefined, scheme: string, site: URL): boolean {
  const defaults: Record<string, string> = { 'http:': '80', 'https:': '443' };
  const actual = site.port || defaults[site.protocol];
  if (allowed === '*') return true;
  // An http source stands for its https twin too, on that one's default port.
  if (allowed === undefined || allowed === defaults[scheme]) {
    return actual === defaults[scheme] || actual === defaults[site.protocol];
  }
  return allowed === actual;
}
