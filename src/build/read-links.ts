import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as jsonc from 'jsonc-parser';
import type { Reading } from '#schema/fault.ts';
import { parseWithFaults } from '#schema/find-faults.ts';
import { linksSchema, type Links } from '#schema/links.ts';
import { fail, firstLine, isMissing } from './file-faults.ts';
import { positionAt } from './position.ts';

/** Reads a brand's links.json; where it is no JSON, the fault names line and column. */
export async function readLinks(folder: string, file: string): Promise<Reading<Links>> {
  let source: string;
  try {
    source = await readFile(path.join(folder, 'links.json'), 'utf8');
  } catch (error) {
    return fail({
      file,
      path: '',
      problem: isMissing(error) ? 'o arquivo não existe' : `o arquivo não pôde ser lido: ${firstLine(error)}`,
      allowed: 'os links da marca, em JSON',
    });
  }
  return parseLinks(source, file);
}

/** As `readLinks`, of a text that is already read. */
export function parseLinks(source: string, file: string): Reading<Links> {
  const allowed = 'JSON: nomes e textos entre aspas, vírgula entre as linhas e nenhuma depois da última';
  if (source.trim() === '')
    return fail({ file, line: 1, path: '', problem: 'o arquivo está vazio', allowed });
  const errors: jsonc.ParseError[] = [];
  const value: unknown = jsonc.parse(source, errors, { disallowComments: true });
  const [broken] = errors;
  if (broken) {
    const { line, column } = positionAt(source, broken.offset);
    const problem = syntaxProblems[jsonc.printParseErrorCode(broken.error)] ?? 'algo não se entende';
    return fail({ file, line, path: '', problem: `não é JSON: na coluna ${column}, ${problem}`, allowed });
  }
  return parseWithFaults(linksSchema, value, file);
}

const syntaxProblems: Record<string, string> = {
  InvalidSymbol: 'algo que não é um texto entre aspas',
  InvalidNumberFormat: 'um número mal escrito',
  PropertyNameExpected: 'falta um nome entre aspas (ou sobra a vírgula da linha de cima)',
  ValueExpected: 'falta um valor',
  ColonExpected: 'faltam os dois-pontos depois do nome',
  CommaExpected: 'falta a vírgula antes daqui',
  CloseBraceExpected: 'falta fechar com }',
  CloseBracketExpected: 'falta fechar com ]',
  EndOfFileExpected: 'sobra texto depois do fim',
  InvalidCommentToken: 'comentários não são permitidos',
  UnexpectedEndOfComment: 'um comentário que não termina',
  UnexpectedEndOfString: 'falta a aspa que fecha o texto',
  UnexpectedEndOfNumber: 'um número que não termina',
  InvalidUnicode: 'um código de letra mal escrito depois de \\u',
  InvalidEscapeCharacter: 'uma barra invertida que não se permite',
  InvalidCharacter: 'um caractere que não se permite',
};
