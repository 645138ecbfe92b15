import path from 'node:path';
import { renderSite } from '#build/render-site.ts';
import { loadSettings } from '#schema/settings.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

await runCommand(async () => {
  const { siteUrl, functionsUrl, anonKey } = loadSettings();
  const { drawn, pages } = await renderSite({
    brandsDir: path.join(root, 'brands'),
    bundleDir: path.join(root, 'dist'),
    outDir: path.join(root, 'dist'),
    siteUrl,
    settings: { functionsUrl, anonKey },
    onProgress: (done, total) => console.log(`  marca ${done} de ${total}`),
  });
  console.log(
    drawn.length === 0
      ? 'Nenhuma marca mudou: dist/site continua em dia'
      : `${pages} páginas prontas em dist/site (${drawn.join(', ')})`,
  );
});
