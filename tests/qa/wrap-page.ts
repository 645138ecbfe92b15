import { dataId, scriptAddress, type QaBrand } from './panel-data.ts';

export interface PageWrapping {
  brands: QaBrand[];
  /** What the build put before `/functions/v1`. */
  functionsUrl: string;
}

/**
 * Puts the panel into a built page, and has its form send to this server where the build sent it elsewhere.
 * It stands last, as what it does by itself needs the page's own script to have run. The policy that such a page carries inside goes: this server's header says it.
 */
export function wrapPage(html: string, { brands, functionsUrl }: PageWrapping): string {
  const data = JSON.stringify(brands).replaceAll('<', String.raw`\u003c`);
  const panel =
    `<script type="application/json" id="${dataId}">${data}</script>` +
    `<script type="module" src="${scriptAddress}"></script>`;
  const local = functionsUrl === '' ? html : html.replaceAll(`${functionsUrl}/functions/v1`, '/functions/v1');
  return local
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<base [^>]*>/, '')
    .replace('</body>', () => `${panel}</body>`);
}

/** A page's policy, which also lets this server's own script, styles and answers in. The rest stays as strict. */
export function wrapPolicy(policy: string): string {
  const directives = new Map(
    policy.split(/; */).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'form-action', 'frame-src']) {
    const sources = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, [...new Set([...sources, "'self'"])]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
