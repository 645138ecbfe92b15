import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './find-browser.ts';

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/** Gets the browser the tests need where there is none: Debian's package, or Playwright's own elsewhere. */
function installBrowser(): void {
  const hasApt = existsSync('/usr/bin/apt-get');
  if (!hasApt) {
    console.log('Nenhum Chrome ou Chromium encontrado: baixando o do Playwright.');
    run(process.execPath, [
      path.resolve(import.meta.dirname, '../../node_modules/playwright/cli.js'),
      'install',
      'chromium',
    ]);
    return;
  }
  if (process.getuid?.() !== 0) {
    console.error(
      'Nenhum Chrome ou Chromium encontrado. Instale com: sudo apt-get install chromium\n' +
        'ou aponte CHROME_PATH para um que já exista.',
    );
    process.exit(1);
  }
  console.log('Nenhum Chrome ou Chromium encontrado: instalando o pacote chromium.');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
}

if (!findBrowser()) installBrowser();
console.log(`Navegador dos testes: ${findBrowser() ?? 'nenhum'}`);
if (!findBrowser()) process.exit(1);
