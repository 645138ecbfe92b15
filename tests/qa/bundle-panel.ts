import path from 'node:path';
import { build } from 'vite';

/** The panel's script as a browser runs it. It stays in memory: the build's folders never see it. */
export async function bundlePanel(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(import.meta.dirname, 'panel/panel.ts') },
    },
  });
  const { output } = [result].flat()[0] as { output: { type: string; code?: string }[] };
  const script = output.find(({ type }) => type === 'chunk')?.code;
  if (script === undefined) throw new Error('the panel was bundled to nothing');
  return script;
}
