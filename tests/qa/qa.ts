import path from 'node:path';
import { z } from 'zod';
import { runCommand } from '#cli/run-command.ts';
import { listen } from '#functions/node/listen.ts';
import { StartError } from '#functions/node/start-error.ts';
import { loadSettings } from '#schema/settings.ts';
import { createQaServer } from './create-qa-server.ts';

const distDir = path.resolve(import.meta.dirname, '../../dist');

const portSchema = z.coerce.number().int().min(0).max(65_535).default(3100);

await runCommand(async () => {
  const { functionsUrl, host } = loadSettings();
  const { data: port } = portSchema.safeParse(process.env.QA_PORT?.trim() || undefined);
  if (port === undefined)
    throw new StartError(
      'QA_PORT não é um número de porta: use um de 0 a 65535 (0 usa qualquer porta livre).',
    );

  const log = { info: () => {}, warn: console.warn, error: console.error };
  const server = await createQaServer({ distDir, functionsUrl, log });
  const found = await listen(server, { host, port, setting: 'QA_PORT' });
  console.log(`Visão de QA: http://${host}:${found} (nenhuma mensagem é enviada; Ctrl+C encerra)`);
  console.log(`Um estado:   http://${host}:${found}/?cenario=sem-rede&acao=enviar`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
});
