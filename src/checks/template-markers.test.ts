import { expect, test } from 'vitest';
import { checkTemplateMarkers } from './template-markers.ts';

test.each([
  '{{nome}}',
  'Olá, [[nome]]!',
  'Vagas de <nome da marca>',
  'Lorem ipsum dolor',
  'TODO: escrever',
  'Ligue para XXXX',
  'PREENCHER',
])('%s was left to be filled in', (text) => {
  expect(checkTemplateMarkers({ pages: [{ title: text }] })).toMatchObject([
    { severity: 'error', path: ['pages', 0, 'title'] },
  ]);
});

test.each([
  'Todo mundo conta',
  'Faturamento < 10 e > 2',
  'Século XX',
  'Uma lista [de itens]',
  'Salário {bruto}',
])('%s is a text', (text) => {
  expect(checkTemplateMarkers({ title: text })).toEqual([]);
});
