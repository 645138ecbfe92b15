import { createHash } from 'node:crypto';

/** Where a page may fetch from, besides what its HTML itself carries. Origins, or `'self'`. */
export interface PolicySources {
  /** The site's own: scripts, styles and images. */
  own: string;
  /** What its scripts may call. */
  connect: string[];
  /** What its frames may show. */
  frames: string[];
  /** Where its forms may lead, redirects included. */
  forms: string[];
}

/** A page that calls nothing, frames nothing and has no form. */
export const plainSources: PolicySources = { own: "'self'", connect: [], frames: [], forms: [] };

/** Types of scripts that the browser runs or obeys; the others are data, which no policy concerns. */
const activeTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * The Content-Security-Policy of a finished page: nothing but what it carries, by hash, and what is named.
 * There is nothing to upgrade to https: every address of the engine is relative or https.
 * @param base origin that the page's `<base>` names
 */
export function createPolicy(html: string, sources: PolicySources, base?: string): string {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const { tag, attributes, content } of readInline(html)) {
    if (tag === 'style') styles.push(hashSource(content));
    else if (/ src=/.test(attributes)) scripts.push(sources.own);
    else if (activeTypes.has(/ type="([^"]*)"/.exec(attributes)?.[1] ?? ''))
      scripts.push(hashSource(content));
  }
  if (html.includes('<link rel="stylesheet"')) styles.push(sources.own);
  if (html.includes(' data-entry="')) {
    // What brings islands alive: chunks and a style sheet by address, and styled-components' own element,
    // which stands empty and is filled by script.
    scripts.push(sources.own);
    styles.push(sources.own, hashSource(''));
  }
  const directives: [string, string[]][] = [
    ['script-src', scripts],
    ['style-src', styles],
    ['img-src', [sources.own]],
    ['connect-src', sources.connect],
    ['frame-src', sources.frames],
    ['manifest-src', html.includes('<link rel="manifest"') ? [sources.own] : []],
  ];
  return [
    "default-src 'none'",
    ...directives.flatMap(([name, values]) => (values.length === 0 ? [] : [write(name, values)])),
    // These two do not fall back on default-src.
    write('form-action', sources.forms.length === 0 ? ["'none'"] : sources.forms),
    write('base-uri', [base ?? "'none'"]),
  ].join('; ');
}

/** Every script and style element. One expression for all of it would try each letter of their contents. */
function* readInline(html: string): Generator<{ tag: string; attributes: string; content: string }> {
  const opening = /<(script|style)\b([^>]*)>/g;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [, tag = '', attributes = ''] = found;
    const start = opening.lastIndex;
    const end = html.indexOf(`</${tag}>`, start);
    yield { tag, attributes, content: html.slice(start, end) };
    opening.lastIndex = end;
  }
}

const write = (name: string, values: string[]): string => [name, ...new Set(values)].join(' ');

const known = new Map<string, string>();

/** Scripts and styles repeat from page to page. */
function hashSource(content: string): string {
  const source = known.get(content) ?? `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  if (known.size >= 500) known.clear();
  known.set(content, source);
  return source;
}

/** The policy as a header, which alone can say who may frame the page: the site itself, as its demonstrations. */
export const headerPolicy = (policy: string): string => `${policy}; ${framedBy}`;

export const framedBy = "frame-ancestors 'self'";

/** The page with its policy inside, for hosts that send no header of its own with it. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(
    /<meta charset="utf-8"(?: \/)?>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
