import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { initialsOf } from '#build/pictures/icon.ts';
import { previewLimits } from '#checks/link-preview.ts';
import type { Answers } from './answers.ts';
import { derivePalette } from './palette.ts';

/**
 * Writes a brand's folder from the template: all of it or nothing.
 * @param templateDir folder with brand.ts, links.json and logo.svg, in which `{{…}}` is filled
 */
export async function writeBrandFolder(
  brandsDir: string,
  templateDir: string,
  id: string,
  answers: Answers,
): Promise<void> {
  const staging = path.join(brandsDir, `.${id}-${process.pid}`);
  const values = valuesOf(answers);
  const read = (name: string) => readFile(path.join(templateDir, name), 'utf8');
  const [brand, links, logo] = await Promise.all(['brand.ts', 'links.json', 'logo.svg'].map(read));
  // Only the brand that owns `/` states an origin.
  const source = answers.origin ? brand : brand?.replace(/^.*\{\{origin\}\}.*\n/m, '');
  await mkdir(staging);
  try {
    const write = (name: string, content: string | Uint8Array) =>
      writeFile(path.join(staging, name), content);
    await write('brand.ts', await inHouseStyle('brand.ts', fill(source, values, escapeInQuotes)));
    await write('links.json', await inHouseStyle('links.json', fill(links, values, escapeInJson)));
    await write('logo.svg', fill(logo, values, escapeInXml));
    await rename(staging, path.join(brandsDir, id));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function valuesOf({ primary, accent, ...answers }: Answers): Record<string, string> {
  const { name, inbox } = answers;
  const { title, description } = previewLimits;
  return {
    ...answers,
    origin: answers.origin ?? '',
    tagline: answers.tagline ?? 'Abra a sua vaga e encontre a pessoa certa para a sua equipe.',
    sender: answers.sender ?? `site@${inbox.slice(inbox.lastIndexOf('@') + 1)}`,
    greeting: `Olá! Vim pelo site de ${name} e quero abrir uma vaga.`,
    title: longestThatFits(title.max, [`Abra a sua vaga com ${name}`, `Vagas com ${name}`, name]),
    description: longestThatFits(description.max, [
      `Já é parceiro de ${name}? Abra uma vaga. Ainda não? Comece a parceria em minutos.`,
      `Abra a sua vaga com ${name}.`,
    ]),
    initials: initialsOf(name),
    ...derivePalette(primary, accent),
  };
}

const longestThatFits = (limit: number, texts: [string, ...string[]]): string =>
  texts.find((text) => text.length <= limit) ?? texts[0].slice(0, limit);

function fill(
  template: string | undefined,
  values: Record<string, string>,
  escape: (text: string) => string,
): string {
  return (template ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`the template asks for {{${key}}}, which nobody gives`);
    return escape(value);
  });
}

const escapeInQuotes = (text: string): string => text.replaceAll(/['\\]/g, String.raw`\$&`);
const escapeInJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const escapeInXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** As `npm run format` would leave it, so that a new brand passes the project's own checks too. */
async function inHouseStyle(name: string, source: string): Promise<string> {
  const config = await resolveConfig(import.meta.filename);
  return format(source, { ...config, filepath: name });
}
