/** A page as the Observatory sees it: over https, its headers by lower-case name. */
export interface SeenPage {
  headers: Record<string, string>;
  html: string;
}

/** What all its tests can give a page together, but for the preload list of HSTS, which no header reaches. */
export const fullMarks = 130;

const base = 100;

/**
 * The marks of the MDN HTTP Observatory, by its published tests, for a page that sets no cookie and shares
 * nothing by CORS: each test's own points, to be added to 100.
 */
export const observatoryMarks = (page: SeenPage): Record<string, number> => ({
  'content-security-policy': markPolicy(page),
  'cross-origin-resource-policy': markResourcePolicy(page.headers['cross-origin-resource-policy']),
  'referrer-policy': markReferrer(page.headers['referrer-policy']),
  'strict-transport-security': markTransport(page.headers['strict-transport-security']),
  'subresource-integrity': /<script[^>]* src="(?:https?:)?\/\//.test(page.html) ? -5 : 0,
  'x-content-type-options': page.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': headerDirectives(page)['frame-ancestors'] ? 5 : -20,
});

export const observatoryScore = (page: SeenPage): number =>
  Object.values(observatoryMarks(page)).reduce((sum, points) => sum + points, base);

/** Sources so broad that they allow anything. */
const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/;

const isUnsafe = (source: string) => broad.test(source) || /^(?:'unsafe-inline'|data:)$/.test(source);

function markPolicy(page: SeenPage): number {
  const directives = { ...headerDirectives(page), ...metaDirectives(page.html) };
  if (Object.keys(directives).length === 0) return -25;
  const sourcesOf = (name: string): string[] => directives[name] ?? directives['default-src'] ?? ['*'];
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  if (scripts.some(isUnsafe) || sourcesOf('object-src').some((source) => broad.test(source))) return -20;
  const active = Object.entries(directives).flatMap(([name, sources]) =>
    /^(?:img|media)-src$/.test(name) ? [] : sources,
  );
  if (active.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')];
  if (passive.some((source) => /^(?:http|ftp):/.test(source))) return -10;
  if (styles.some(isUnsafe)) return 0;
  return String(directives['default-src']) === "'none'" ? 10 : 5;
}

const markResourcePolicy = (value = ''): number => {
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === '' || value === 'cross-origin' ? 0 : -5;
};

const markReferrer = (value = ''): number => {
  if (/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(value)) return 5;
  return value === '' ? 0 : -5;
};

/** Half a year, in seconds. */
const longEnough = 15_768_000;

const markTransport = (value = ''): number => {
  const age = /\bmax-age=(\d+)/.exec(value)?.[1];
  if (age === undefined) return -20;
  return Number(age) >= longEnough ? 0 : -10;
};

const headerDirectives = ({ headers }: SeenPage) => directivesOf(headers['content-security-policy'] ?? '');

export const metaPolicy = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];

/** Directives that a meta tag cannot give are left out. */
function metaDirectives(html: string): Record<string, string[]> {
  const {
    'frame-ancestors': _,
    'report-uri': __,
    sandbox: ___,
    ...directives
  } = directivesOf(metaPolicy(html) ?? '');
  return directives;
}

export const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])),
  );
