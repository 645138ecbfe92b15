import { expect, test } from 'vitest';
import type { Page } from '#engine/brand-schema.ts';
import { checkLinkPreviews, previewLimits } from './link-preview.ts';

const title = 'Abra a sua vaga';
const description = 'Conte quem você procura, e começamos a busca ainda hoje.';
const check = (page: Partial<Page>) =>
  checkLinkPreviews('Exemplar', [{ path: '/', title, description, blocks: [], ...page }]);

test('texts that a preview shows whole are left alone, up to the last letter', () => {
  expect(check({})).toEqual([]);
  expect(check({ title: 'a'.repeat(previewLimits.title.max) })).toEqual([]);
  expect(check({ description: 'a'.repeat(previewLimits.description.max) })).toEqual([]);
});

test('a longer one is a warning that shows where it is cut', () => {
  const long = `${'a'.repeat(previewLimits.description.max - 5)} fim que não aparece`;
  expect(check({ description: long })).toEqual([
    {
      severity: 'warning',
      path: ['pages', 0, 'description'],
      problem: `a descrição tem ${long.length} letras: ao compartilhar, o fim é cortado`,
      allowed: 'de 40 a 90 letras',
      suggestion: 'o que aparece termina em "…aaaaaaaaaaaaaaa fim "',
    },
  ]);
});

test('a shorter one is a warning', () => {
  expect(check({ title: 'Vagas' })).toMatchObject([
    { severity: 'warning', problem: 'o título tem 5 letras: ao compartilhar, diz pouco' },
  ]);
});

test.each(['Abra a sua vaga | Exemplar', 'exemplar – Abra a sua vaga'])(
  'a title that repeats the brand is a warning: %s',
  (branded) => {
    expect(check({ title: branded })).toMatchObject([
      { severity: 'warning', suggestion: '"Abra a sua vaga"' },
    ]);
  },
);

test('a title may speak of the brand', () => {
  expect(check({ title: 'Abra a sua vaga com Exemplar' })).toEqual([]);
});
