import { existsSync } from 'node:fs';
import path from 'node:path';
import { findAll } from '#build/check-brands.ts';
import { displayPath } from '#build/file-faults.ts';
import { readBrands } from '#build/load-site.ts';
import { checkBrandId } from '#checks/brand-id.ts';
import type { Answers } from './answers.ts';
import { askMissing, checkGiven } from './ask.ts';
import { claimPaths } from './claimed-paths.ts';
import { formatFinding, paint, printJson } from './output.ts';
import { siteOriginOf } from './site-origin.ts';
import { UsageError } from './usage-error.ts';
import { writeBrandFolder } from './write-brand.ts';

interface NewOptions {
  brandsDir: string;
  templateDir: string;
  id: string;
  given: Partial<Answers>;
  siteUrl: string | undefined;
  /** Where `npm run dev` serves. */
  localUrl: string;
  json: boolean;
  /** Whether somebody is there to be asked. */
  isInteractive: boolean;
}

/**
 * Writes a new brand's folder and checks it.
 * @returns the exit code
 * @throws {UsageError} before anything is written
 */
export async function newCommand(options: NewOptions): Promise<number> {
  const { brandsDir, templateDir, id, given, siteUrl, json, isInteractive } = options;
  const problem = checkBrandId(id);
  if (problem) {
    const { allowed, suggestion } = problem;
    throw new UsageError(
      [problem.problem, `permitido: ${allowed}`, ...(suggestion ? [`sugestão: ${suggestion}`] : [])].join(
        '\n',
      ),
    );
  }
  const folder = path.join(brandsDir, id);
  if (existsSync(folder)) throw new UsageError(`a pasta ${displayPath(folder)} já existe, e não foi mudada`);

  const claims = claimPaths(await readBrands(brandsDir));
  checkGiven(given, claims);
  const answers = await askMissing({ id, given, claims, isInteractive });
  if (!answers) return 1;

  await writeBrandFolder(brandsDir, templateDir, id, answers);
  const readings = await readBrands(brandsDir);
  const findings = await findAll(readings, [id]);
  const isClean = !findings.some(({ severity }) => severity === 'error');
  const url = `${siteOriginOf(readings, siteUrl) ?? ''}${answers.path}`;
  if (json) {
    printJson({ ok: isClean, id, folder: displayPath(folder), path: answers.path, url, findings });
    return isClean ? 0 : 1;
  }
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(describeNextSteps(id, displayPath(folder), `${options.localUrl}${answers.path}`, url));
  return isClean ? 0 : 1;
}

function describeNextSteps(id: string, folder: string, localUrl: string, url: string): string {
  return [
    `${paint('green', '✓')} A marca ${paint('bold', id)} está em ${folder}:`,
    '  brand.ts    textos, cores e páginas',
    '  links.json  WhatsApp, redes sociais e formulários (por ora, os de demonstração)',
    '  logo.svg    troque pelo da marca, com o mesmo nome; ícones e imagens de compartilhamento saem dele',
    '',
    'Agora:',
    step('npm run dev', `mostra a página em ${localUrl}`),
    step(`npm run brand check ${id}`, 'confere tudo, depois de cada mudança'),
    step('npm run render', `redesenha o site; no ar, a página fica em ${url}`),
  ].join('\n');
}

const step = (command: string, purpose: string): string =>
  `  ${paint('cyan', command.padEnd(30))} ${purpose}`;
