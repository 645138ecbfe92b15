import { expect, test } from 'vitest';
import { linksSchema, type LinksInput } from '#schema/links.ts';
import { describeFrame } from './describe-frame.ts';
import { frameVendors } from './frame-vendors.ts';

const owner = { brandName: 'Marca Exemplo', origin: 'https://marca.example' };

const describeJobForm = (jobForm: string, more: Partial<LinksInput> = {}) =>
  describeFrame(
    linksSchema.parse({
      whatsapp: { number: '5511922222222', greeting: 'Olá' },
      frames: { jobForm, contract: '/contrato' },
      ...more,
    }),
    'jobForm',
    owner,
  );

const prefilled = (address: string, fields: Record<string, string>) =>
  describeJobForm(address, { framePrefill: { jobForm: fields } });

test.each([
  ['https://app.zapsign.com.br/verificar/doc/1', 'ZapSign'],
  ['https://sandbox.clicksign.com/sign/1', 'Clicksign'],
  ['https://secure.d4sign.com.br/embed/viewblob/1', 'D4Sign'],
  ['https://app.documenso.com/embed/direct/1', 'Documenso'],
  ['https://app.pandadoc.com/s/1', 'PandaDoc'],
  ['https://painel.autentique.com.br/assinar/1', 'Autentique'],
  ['https://tally.so/embed/1', 'Tally'],
  ['https://form.typeform.com/to/1', 'Typeform'],
  ['https://form.jotform.com/1', 'Jotform'],
  ['https://docs.google.com/forms/d/e/1/viewform', 'Google Forms'],
  ['https://app.pipefy.com/public/form/1', 'Pipefy'],
  ['https://formularios.exemplo.example/1', 'formularios.exemplo.example'],
])('%s is run by %s, in a sandbox that cannot take the page elsewhere', (address, operator) => {
  const frame = describeJobForm(address);
  expect(frame).toMatchObject({ operator, foreign: true });
  expect(frame.sandbox).toContain('allow-scripts');
  expect(frame.sandbox).not.toContain('top-navigation');
});

test('a page of the site itself is run by the brand', () => {
  expect(describeJobForm('/formulario')).toMatchObject({
    operator: 'Marca Exemplo',
    foreign: false,
    sandbox: undefined,
    address: '/formulario',
  });
});

test('no two rows claim one origin', () => {
  const origins = frameVendors.flatMap((row) => row.origins);
  expect(new Set(origins).size).toBe(origins.length);
});

test("the brand's own word on a vendor comes before the table's", () => {
  const frame = describeJobForm('https://tally.so/embed/1', {
    frameVendors: [{ name: 'Nosso Tally', origins: ['https://tally.so'], done: [{ value: 'fim' }] }],
  });
  expect(frame).toMatchObject({ operator: 'Nosso Tally', done: [{ value: 'fim' }] });
});

test('a vendor that asks for parameters gets them in the frame, and the tab stays the plain form', () => {
  const frame = describeJobForm('https://app.clicksign.com/sign/1?x=1');
  expect(frame.tabAddress).toBe('https://app.clicksign.com/sign/1?x=1');
  expect(frame.address).toBe(
    'https://app.clicksign.com/sign/1?x=1&embedded=true&origin=https%3A%2F%2Fmarca.example',
  );
});

test('fields are filled in by the convention of the vendor', () => {
  expect(prefilled('https://tally.so/embed/1', { origem: 'site próprio' }).address).toBe(
    'https://tally.so/embed/1?origem=site+pr%C3%B3prio',
  );
  expect(prefilled('https://docs.google.com/forms/d/e/1/viewform', { 'entry.1': 'a&b' }).address).toBe(
    'https://docs.google.com/forms/d/e/1/viewform?entry.1=a%26b&embedded=true',
  );
  const typeform = prefilled('https://form.typeform.com/to/1', { origem: 'site' });
  expect(new URL(typeform.address).hash).toBe('#origem=site');
  expect(new URL(typeform.address).searchParams.get('typeform-embed')).toBe('embed-widget');
  const { hash } = new URL(prefilled('https://app.documenso.com/embed/direct/1', { name: 'Ação' }).address);
  expect(JSON.parse(decodeURIComponent(atob(hash.slice(1))))).toEqual({ name: 'Ação' });
});
