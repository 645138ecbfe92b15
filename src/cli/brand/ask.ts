import { cancel, intro, isCancel, outro, text } from '@clack/prompts';
import { checkAnswer, questions, type AnswerName, type Answers } from './answers.ts';
import { findOwner, type Claims } from './claimed-paths.ts';
import { UsageError } from './usage-error.ts';

const required = ['name', 'path', 'primary', 'whatsapp', 'inbox'] as const;

/** @throws {UsageError} with every flag that does not serve */
export function checkGiven(given: Partial<Answers>, claims: Claims): void {
  const problems = Object.entries(given).flatMap(([name, answer]) => {
    const problem = answer === undefined ? undefined : problemOf(name as AnswerName, answer, claims);
    return problem ? [`--${name} ${answer}: ${problem}`] : [];
  });
  const path = given.path ?? (claims.has('/') ? undefined : '/');
  if (given.origin !== undefined && path !== undefined && path !== '/') {
    problems.push('--origin: só a marca dona de / diz o endereço público do site');
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}

interface AskOptions {
  id: string;
  given: Partial<Answers>;
  claims: Claims;
  isInteractive: boolean;
}

/**
 * Asks for what no flag gave. The first brand of a site owns `/`, so that it is not asked for its path.
 * @returns nothing where whoever was asked gave up
 * @throws {UsageError} listing the missing flags where nobody is there to be asked
 */
export async function askMissing({
  id,
  given,
  claims,
  isInteractive,
}: AskOptions): Promise<Answers | undefined> {
  const answers: Partial<Answers> = claims.has('/') ? { ...given } : { path: '/', ...given };
  if (missingOf(answers).length === 0) return answers as Answers;
  if (!isInteractive) throw new UsageError(describeMissing(missingOf(answers)));

  intro(`Marca nova: ${id}`);
  for (let name = missingOf(answers)[0]; name !== undefined; name = missingOf(answers)[0]) {
    const asked = name;
    const answer = await text({
      message: questions[asked].ask,
      placeholder: questions[asked].example,
      ...(asked === 'path' ? { initialValue: `/vagas-${id}` } : {}),
      validate: (value) => problemOf(asked, normalize(asked, value ?? ''), claims),
    });
    if (isCancel(answer)) {
      cancel('Cancelado: nada foi escrito.');
      return undefined;
    }
    answers[asked] = normalize(asked, answer);
  }
  outro('Obrigado. Escrevendo a marca…');
  return answers as Answers;
}

/** A shell takes an unquoted # for a comment, so that colours may come without theirs. */
export function normalize(name: AnswerName, answer: string): string {
  const trimmed = answer.trim();
  const isColor = name === 'primary' || name === 'accent';
  return isColor && /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(trimmed) ? `#${trimmed}` : trimmed;
}

const missingOf = (answers: Partial<Answers>): AnswerName[] => {
  const needed: AnswerName[] = answers.path === '/' ? [...required, 'origin'] : [...required];
  return needed.filter((name) => answers[name] === undefined);
};

function problemOf(name: AnswerName, answer: string, claims: Claims): string | undefined {
  const said = checkAnswer(name, answer);
  if (said) return `${said.problem} (permitido: ${said.allowed})`;
  if (name !== 'path') return undefined;
  if (answer !== '/' && !claims.has('/')) return 'nenhuma marca tem a página /: a primeira marca fica em /';
  const owner = findOwner(claims, answer);
  return owner ? `o endereço já é de outra página: ${owner}` : undefined;
}

function describeMissing(names: AnswerName[]): string {
  const width = Math.max(...names.map((name) => name.length));
  return [
    'faltam:',
    ...names.map((name) => {
      const { help, example } = questions[name];
      return `  --${name.padEnd(width)}  ${help}, como "${example}"`;
    }),
  ].join('\n');
}
