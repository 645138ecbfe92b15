import type { Entry } from './write-gallery.ts';
import { shotFile } from './shot.ts';

/** What changed since the run before, in words for the terminal. */
export function summarize(entries: Entry[], gone: string[]): string {
  const of = (kind: Entry['comparison']['kind']) =>
    entries.filter(({ comparison }) => comparison.kind === kind);
  const changed = of('changed').flatMap(({ shot, comparison }) =>
    comparison.kind === 'changed'
      ? [`  mudou: ${shotFile(shot)} (${comparison.pixels.toLocaleString('pt-BR')} pixels)`]
      : [],
  );
  return [
    `${entries.length} imagens: ${of('same').length} iguais, ${changed.length} mudaram, ${of('new').length} novas, ${gone.length} a menos.`,
    ...changed,
    ...gone.map((file) => `  não existe mais: ${file}`),
  ].join('\n');
}
