import pLimit from 'p-limit';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Finding } from '#checks/finding.ts';
import { findAll } from '#build/check-brands.ts';
import { readBrands, withLinks, type BrandReading } from '#build/load-site.ts';
import { parseLinks } from '#build/read-links.ts';
import type { Brand } from '#engine/brand-schema.ts';
import type { DraftCheck, LinksFile, Saving } from '../api-types.ts';
import { editJson } from './edit-json.ts';
import { conflictMessage, openLinks, replaceLinks, type StoredLinks } from './links-file.ts';
import { StudioError } from './studio-error.ts';

/** Drafts whose preview may still be asked for. */
const keptDrafts = 50;

export type LinksEditor = ReturnType<typeof createLinksEditor>;

/** Reads, tries and saves the links.json of every brand. */
export function createLinksEditor(brandsDir: string) {
  const oneAtATime = pLimit(1);
  const drafts = new LRUCache<string, Brand>({ max: keptDrafts });

  /** The brand as the draft would make it, and all that is to say of its links.json then. */
  const tryText = async (id: string, text: string, file: string) => {
    const readings = await readBrands(brandsDir);
    const links = parseLinks(text, file);
    const changed = readings.map((reading) =>
      reading.parts.id === id ? withLinks(reading, links) : reading,
    );
    const reading = changed.find(({ parts }) => parts.id === id);
    if (!reading) throw new StudioError('gone', `A marca ${id} não existe mais.`);
    const findings = (await findAll(changed, [id])).filter((finding) => finding.file === file);
    return { reading, findings };
  };

  return {
    open: async (id: string): Promise<LinksFile> => {
      const stored = await openLinks(brandsDir, id);
      const { findings } = await tryText(id, stored.text, stored.file);
      return describe(stored, findings);
    },

    /** What is to be said of a draft, and a name for its preview. */
    tryDraft: async (id: string, value: unknown): Promise<DraftCheck> => {
      const { reading, findings } = await tryText(id, ...(await textOf(brandsDir, id, value)));
      if (!reading.brand) return { findings };
      const preview = createHash('sha256')
        .update(JSON.stringify(reading.brand))
        .digest('base64url')
        .slice(0, 16);
      drafts.set(preview, reading.brand);
      return { findings, preview };
    },

    draft: (preview: string): Brand | undefined => drafts.get(preview),

    /** As `tryDraft`, for whoever needs the brand's parts. */
    readDraft: async (id: string, value: unknown): Promise<BrandReading> =>
      (await tryText(id, ...(await textOf(brandsDir, id, value)))).reading,

    /** @throws {StudioError} where nothing was saved */
    save: (id: string, { hash, value }: Saving): Promise<LinksFile> =>
      oneAtATime(async () => {
        const before = await openLinks(brandsDir, id);
        if (before.hash !== hash) throw new StudioError('conflict', conflictMessage);
        const text = edit(before, value);
        const { findings } = await tryText(id, text, before.file);
        if (findings.some(({ severity }) => severity === 'error'))
          throw new StudioError('invalid', 'Nada foi gravado: há campos por corrigir.', findings);
        if (text !== before.text) await replaceLinks(before, text);
        return describe(await openLinks(brandsDir, id), findings);
      }),
  };
}

async function textOf(brandsDir: string, id: string, value: unknown): Promise<[text: string, file: string]> {
  const stored = await openLinks(brandsDir, id);
  return [edit(stored, value), stored.file];
}

function edit(stored: StoredLinks, value: unknown): string {
  if (!stored.value)
    throw new StudioError(
      'unreadable',
      `O arquivo ${stored.file} não é JSON: conserte-o num editor de texto.`,
    );
  return editJson(stored.text, value);
}

const describe = ({ file, text, hash, value, readOnly }: StoredLinks, findings: Finding[]): LinksFile => ({
  file,
  text,
  hash,
  ...(value ? { value } : {}),
  readOnly,
  findings,
});
