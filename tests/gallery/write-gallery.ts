import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Comparison } from './compare-images.ts';
import { shotFile, type Shot } from './shot.ts';

/** One picture of this run, beside the one before it. */
export interface Entry {
  shot: Shot;
  jpeg: Buffer;
  before: Buffer | undefined;
  comparison: Comparison;
}

const filters = [
  ['marca', 'Marca', ({ brand }: Shot) => brand.name],
  ['pagina', 'Página', ({ address }: Shot) => address],
  ['largura', 'Largura', ({ width }: Shot) => `${width} px`],
  ['estado', 'Estado', ({ state }: Shot) => state.label],
] as const;

/**
 * The contact sheet as one HTML page that carries its pictures, to be sent or kept.
 * @param gone files of the run before that this one has no picture for
 */
export async function writeGallery(entries: Entry[], gone: string[]): Promise<string> {
  const [style, script] = await Promise.all(
    ['page/style.css', 'page/filter.ts'].map((file) =>
      readFile(path.join(import.meta.dirname, file), 'utf8'),
    ),
  );
  const changed = entries.filter(({ comparison }) => comparison.kind !== 'same').length;
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galeria das páginas</title>
<style>${style}</style>
<header>
<h1>Galeria das páginas</h1>
<p><span id="contagem">${entries.length}</span> de ${entries.length} imagens · ${changed} novas ou mudadas desde a rodada anterior</p>
<form>${filters.map(([name, label, read]) => writeFilter(name, label, [...new Set(entries.map(({ shot }) => read(shot)))])).join('')}
<label class="check"><input type="checkbox" name="mudou"> Só o que mudou</label></form>
</header>
<main>${entries.map(writeCard).join('\n')}</main>
${gone.length === 0 ? '' : `<section><h2>Não existem mais</h2><ul>${gone.map((file) => `<li>${escape(file)}</li>`).join('')}</ul></section>`}
<dialog aria-labelledby="titulo"><form method="dialog"><h2 id="titulo"></h2><button>Fechar</button></form><div class="lado-a-lado"></div></dialog>
<script type="module">${stripTypeScriptTypes(script ?? '')}</script>
</html>
`;
}

const writeFilter = (name: string, label: string, values: string[]): string =>
  `<label>${label}<select name="${name}"><option value="">Todas as opções</option>` +
  values.map((value) => `<option>${escape(value)}</option>`).join('') +
  '</select></label>';

function writeCard({ shot, jpeg, before, comparison }: Entry): string {
  const data = filters.map(([name, , read]) => `data-${name}="${escape(read(shot))}"`).join(' ');
  const isChanged = comparison.kind === 'changed';
  const title = `${shot.brand.name} · ${shot.address}`;
  const images = [
    writeImage('agora', 'Agora', 'jpeg', jpeg),
    ...(isChanged && before
      ? [
          writeImage('antes', 'Antes', 'png', before),
          writeImage('diferenca', 'Diferença', 'png', comparison.mask),
        ]
      : []),
  ];
  return `<article ${data} data-mudou="${comparison.kind === 'same' ? '' : 'sim'}" id="${escape(shotFile(shot))}">
<button type="button" aria-label="Ampliar: ${escape(`${title}, ${shot.width} px, ${shot.state.label}`)}">${images.join('')}</button>
<h2>${escape(title)}</h2>
<p>${shot.width} px · ${escape(shot.state.label)}</p>
<p class="${comparison.kind}">${describe(comparison)}</p>
</article>`;
}

const writeImage = (name: string, label: string, type: string, bytes: Buffer): string =>
  `<img class="${name}" alt="${label}" loading="lazy" decoding="async" src="data:image/${type};base64,${bytes.toString('base64')}">`;

function describe(comparison: Comparison): string {
  if (comparison.kind === 'changed') return `Mudou: ${comparison.pixels.toLocaleString('pt-BR')} pixels`;
  return comparison.kind === 'new' ? 'Nova' : 'Igual';
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
