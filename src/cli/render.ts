import path from 'node:path';
import { renderSite } from '#build/render-site.ts';
import { ConfigError } from '#schema/fault.ts';
import { loadSettings, SettingsError } from '#schema/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { siteUrl, functionsUrl, anonKey } = loadSettings();
  const written = await renderSite({
    brandsDir: path.join(root, 'brands'),
    bundleDir: path.join(root, 'dist'),
    outDir: path.join(root, 'dist'),
    siteUrl,
    settings: { functionsUrl, anonKey },
    onProgress: (done, total) => console.log(`  marca ${done} de ${total}`),
  });
  console.log(`${written} páginas prontas em dist/site`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
