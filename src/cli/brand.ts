import path from 'node:path';
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { OperatorError } from '#schema/operator-error.ts';
import { loadSettings } from '#schema/settings.ts';
import { questions, type AnswerName } from './brand/answers.ts';
import { normalize } from './brand/ask.ts';
import { paint } from './brand/output.ts';
import { UsageError } from './brand/usage-error.ts';

const root = path.resolve(import.meta.dirname, '../..');
const templateDir = path.join(root, 'brands/.modelo');

const flags = Object.keys(questions) as AnswerName[];
const options = {
  'brands-dir': {
    type: 'string' as const,
    default: path.join(root, 'brands'),
    defaultDescription: 'brands',
    describe: 'pasta das marcas',
    coerce: (folder: string) => path.resolve(folder),
  },
  json: { type: 'boolean' as const, default: false, describe: 'responde em JSON, para outros programas' },
};
const flagOptions = Object.fromEntries(
  flags.map((name) => [name, { type: 'string', requiresArg: true, describe: questions[name].help }]),
) as Record<AnswerName, { type: 'string'; requiresArg: true; describe: string }>;
const ids = {
  type: 'string' as const,
  array: true as const,
  default: [] as string[],
  describe: 'marcas; sem nenhuma, todas',
};

const both = (text: string) => ({ one: text, other: text });

/** What the library's own Portuguese lacks, or says in fewer words than an operator needs. */
const portuguese = {
  'Positionals:': 'Argumentos:',
  'Unknown command: %s': both('comando desconhecido: %s'),
  'Unknown argument: %s': both('opção ou argumento desconhecido: %s'),
  'Not enough arguments following: %s': 'falta o valor de --%s',
  'Not enough non-option arguments: got %s, need at least %s': both(
    'falta um argumento: vieram %s, e é preciso pelo menos %s',
  ),
  'Did you mean %s?': 'comando desconhecido: você quis dizer %s?',
  string: 'texto',
  boolean: 'sim ou não',
  default: 'padrão',
  'Show help': 'mostra esta ajuda',
  // The library's types know only the plain texts, not the pairs for one and many.
} as unknown as Record<string, string>;

const cli = yargs(hideBin(process.argv))
  .scriptName('npm run brand --')
  .usage('Cria, lista, confere e redesenha as marcas do site.\n\nUso: $0 <comando> [opções]')
  .locale('pt_BR')
  .updateStrings(portuguese)
  .options(options)
  .command(
    'new <id>',
    'cria uma marca: pergunta o que faltar, ou toma das opções',
    (command) =>
      command
        .positional('id', { type: 'string', demandOption: true, describe: 'nome da pasta da marca' })
        .options(flagOptions)
        .example('$0 new exemplo --name "Marca Exemplo" --primary 1a5fb4', 'pergunta só o que falta'),
    async ({ id, brandsDir, json, ...given }) => {
      const { siteUrl, port } = loadSettings();
      const { newCommand } = await import('./brand/new.ts');
      process.exitCode = await newCommand({
        brandsDir,
        templateDir,
        id,
        given: Object.fromEntries(
          flags.flatMap((name) => {
            const answer = given[name];
            return answer === undefined ? [] : [[name, normalize(name, answer)]];
          }),
        ),
        siteUrl,
        localUrl: `http://localhost:${port}`,
        json,
        isInteractive: process.stdin.isTTY && process.stdout.isTTY && !json,
      });
    },
  )
  .command(
    'list',
    'lista as marcas, suas páginas e seu estado',
    (command) => command,
    async ({ brandsDir, json }) => {
      const { listCommand } = await import('./brand/list.ts');
      process.exitCode = await listCommand({ brandsDir, json, siteUrl: loadSettings().siteUrl });
    },
  )
  .command(
    'check [id..]',
    'confere tudo o que se pode saber sem rede',
    (command) => command.positional('id', ids),
    async ({ brandsDir, json, id }) => {
      const { checkCommand } = await import('./brand/check.ts');
      process.exitCode = await checkCommand({ brandsDir, json, ids: id });
    },
  )
  .command(
    'doctor [id..]',
    'visita cada endereço pela rede: responde? redireciona? cabe num quadro?',
    (command) =>
      command
        .positional('id', ids)
        .option('timeout', { type: 'number', default: 10, describe: 'segundos de espera por endereço' }),
    async ({ brandsDir, json, id, timeout }) => {
      if (!(timeout > 0)) throw new UsageError('--timeout: um número de segundos, maior que 0');
      const { doctorCommand } = await import('./brand/doctor.ts');
      process.exitCode = await doctorCommand({
        brandsDir,
        json,
        ids: id,
        timeout,
        publicDir: path.join(root, 'public'),
        siteUrl: loadSettings().siteUrl,
      });
      // A name that the system is still looking up would keep the process waiting for its time-out.
      process.stdout.write('', () => process.exit());
    },
  )
  .command(
    'render [id..]',
    'redesenha as páginas das marcas que mudaram, sem empacotar nada',
    (command) =>
      command
        .positional('id', ids)
        .option('dist-dir', {
          type: 'string',
          default: path.join(root, 'dist'),
          defaultDescription: 'dist',
          describe: 'pasta do site construído',
          coerce: (folder: string) => path.resolve(folder),
        })
        .option('keep-going', {
          type: 'boolean',
          default: false,
          describe: 'uma marca com erro fica na última versão boa e não para as outras',
        })
        .example('$0 render exemplo', 'só esta marca, mesmo que outra tenha erros'),
    async ({ brandsDir, distDir, json, id, keepGoing }) => {
      const { renderCommand } = await import('./brand/render.ts');
      process.exitCode = await renderCommand({ brandsDir, distDir, json, ids: id, keepGoing });
    },
  )
  .epilogue('Saída: 0 sem erros, 1 com erros, 2 comando mal escrito.')
  .demandCommand(1, 'diga o que fazer: new, list, check, doctor ou render')
  .recommendCommands()
  .strict()
  .version(false)
  .help()
  .fail((message, error) => {
    throw error && error.name !== 'YError' ? error : new UsageError(message);
  });

try {
  await cli.parseAsync();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof OperatorError)) throw error;
  console.error(paint('red', error.message, process.stderr));
  if (error instanceof UsageError) console.error('\nAjuda: npm run brand -- --help');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
