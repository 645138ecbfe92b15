import { createHash } from 'node:crypto';
import type { FileStore, StoredFile } from '#functions/node/file-store.ts';
import { scriptAddress } from './panel-data.ts';
import { wrapPolicy } from './wrap-page.ts';

const policyName = 'Content-Security-Policy';

/**
 * The built files, every page of a brand changed by `wrap` on its way out, and the panel's script among them.
 * What a frame shows stays as it is.
 */
export function wrapFiles(files: FileStore, script: string, wrap: (html: string) => string): FileStore {
  const panel = toFile(script, 'text/javascript; charset=utf-8', {});
  const wrapFile = (file: StoredFile): StoredFile => {
    const html = file.type.startsWith('text/html') ? file.identity.bytes.toString() : '';
    if (!html.includes('id="conteudo"')) return file;
    const policy = file.headers[policyName];
    return toFile(wrap(html), file.type, {
      ...file.headers,
      ...(policy === undefined ? {} : { [policyName]: wrapPolicy(policy) }),
    });
  };

  return {
    ...files,
    siteOf: (host) => {
      const site = files.siteOf(host);
      const find = (address: string) => {
        if (address === scriptAddress) return panel;
        const file = site?.find(address);
        return file instanceof Promise ? file.then(wrapFile) : file && wrapFile(file);
      };
      return site && { ...site, find };
    },
  };
}

function toFile(text: string, type: string, headers: StoredFile['headers']): StoredFile {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { type, headers, immutable: false, identity: { bytes, etag } };
}
