import type { AddressObject, EmailAddress, ParsedMail } from 'mailparser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ContactMessage } from '#schema/contact-message.ts';
import type { Ledger } from './ledger.ts';
import { firstBrand, jsonRequest, message, secondBrand, startMailApp } from './fixtures.ts';

let mailApp: Awaited<ReturnType<typeof startMailApp>>;
beforeAll(async () => {
  // Some of them send the same message again.
  const forgetful: Ledger = {
    claim: async (_, letterId) => ({ state: 'claimed', letterId }),
    settle: async () => {},
  };
  mailApp = await startMailApp({ ledger: forgetful });
});
afterEach(() => mailApp.inbox.clear());
afterAll(() => mailApp.close());

/** Both letters, as a real mail server received them. */
async function send(change: Partial<ContactMessage> = {}, query = '') {
  const response = await mailApp.app.request(jsonRequest({ ...message, ...change }, { query }));
  expect(response.status).toBe(200);
  const [team, confirmation] = await mailApp.inbox.waitForMails(2);
  if (!team || !confirmation) throw new Error('a letter is missing');
  return { team, confirmation };
}

const addresses = (field: AddressObject | AddressObject[] | undefined): EmailAddress[] =>
  [field ?? []].flat().flatMap(({ value }) => value);

const headerNames = (mail: ParsedMail): string[] => [...mail.headers.keys()].toSorted();

const bodies = ({ text, html }: ParsedMail): string => `${text}\n${html}`;

test.each([
  ['', firstBrand],
  ['?brand=segunda', secondBrand],
])('both letters of %j leave from the sender of the brand, as text and as HTML', async (query, brand) => {
  const { team, confirmation } = await send({}, query);
  for (const mail of [team, confirmation]) {
    expect(addresses(mail.from)).toEqual([{ name: brand.name, address: brand.mail.sender }]);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    expect(mail.text).toMatch(/\S/);
    expect(mail.html).toMatch(/^<!doctype html>\s*<html lang="pt-BR">/);
    expect(mail.html).toContain(`background:${brand.colors.primary}`);
    expect(mail.html).toContain(`href="${brand.homeUrl}"`);
  }
});

test('the team reads everything, and answers straight to the visitor', async () => {
  const { team } = await send();
  expect(addresses(team.to)).toEqual([{ name: firstBrand.name, address: firstBrand.mail.inbox }]);
  expect(addresses(team.replyTo)).toEqual([{ name: message.name, address: message.email }]);
  expect(team.subject).toBe('Contato pelo site: Ana Souza (Cliente & Filhos)');
  expect(team.text).toContain(
    'Nome: Ana Souza\nE-mail: ana@cliente.example\nEmpresa: Cliente & Filhos\n\nMensagem:\n' +
      'Precisamos contratar.\nPodemos conversar?\n',
  );
  expect(team.html).toContain('<strong>Cliente &amp; Filhos</strong>');
  expect(team.html).toContain('Precisamos contratar.<br>Podemos conversar?');
  expect(team.html).toContain('href="mailto:ana@cliente.example"');
});

test('the confirmation greets the visitor, and promises an early reply', async () => {
  const { confirmation } = await send();
  expect(addresses(confirmation.to)).toEqual([{ name: message.name, address: message.email }]);
  expect(confirmation.replyTo).toBeUndefined();
  expect(confirmation.subject).toBe('Recebemos sua mensagem | Primeira & Cia');
  expect(bodies(confirmation).match(/Olá, Ana Souza!/g)).toHaveLength(2);
  expect(bodies(confirmation).match(/nossa equipe responderá em breve/g)).toHaveLength(2);
  expect(bodies(confirmation).match(/não ficam armazenados em nossos servidores/g)).toHaveLength(2);
  expect(confirmation.html).toContain(`href="${firstBrand.whatsappUrl}"`);
});

test.each(['Ana Souza', "Ana D'Ávila-Souza", 'Dra. Ana M. Souza', 'José', '李 小龍'])(
  'the confirmation greets %j by name',
  async (name) => {
    const { confirmation } = await send({ name });
    expect(confirmation.text).toContain(`Olá, ${name}!`);
  },
);

test.each([
  'Ganhe em golpe.example',
  'https://golpe.example/premio',
  'Ligue 0800 000',
  'Ana <ana@golpe.example>',
  'Ana; clique (aqui)',
  'Ana '.repeat(20),
  '<a href="https://golpe.example">Ana</a>',
])('the confirmation does not repeat %j, which is more than a name', async (name) => {
  const { confirmation } = await send({ name, company: 'Venda XYZ', message: 'Visite golpe.example' });
  expect(confirmation.text).toMatch(/^Olá!$/m);
  expect(addresses(confirmation.to)).toEqual([{ name: '', address: message.email }]);
  for (const text of [name, 'golpe', 'XYZ', 'Visite'])
    expect(bodies(confirmation) + confirmation.subject).not.toContain(text);
});

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0\n'])(
  'a line break (%j) in name or company adds no header',
  async (lineBreak) => {
    const usual = await send();
    mailApp.inbox.clear();
    const bcc = `${lineBreak}Bcc: outra@cliente.example`;
    const { team, confirmation } = await send({ name: `Ana${bcc}`, company: `Cliente${bcc}` });

    expect(headerNames(team)).toEqual(headerNames(usual.team));
    expect(headerNames(confirmation)).toEqual(headerNames(usual.confirmation));
    expect(mailApp.inbox.mails()).toHaveLength(2);
    expect(team.subject).toBe(
      'Contato pelo site: Ana Bcc: outra@cliente.example (Cliente Bcc: outra@cliente.example)',
    );
  },
);

test('a name written like a list of addresses stays one name', async () => {
  const name = '"Ana" <outra@cliente.example>, terceira@cliente.example';
  const { team, confirmation } = await send({ name });
  expect(addresses(team.replyTo)).toEqual([{ name, address: message.email }]);
  expect(addresses(confirmation.to)).toEqual([{ name: '', address: message.email }]);
});

test.each(['name', 'company', 'message'] as const)('markup in %s is text in the letters', async (field) => {
  const { team, confirmation } = await send({ [field]: '<img src=x onerror="alert(1)">&amp;\'' });
  expect(team.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;');
  expect(team.html).not.toContain('<img');
  expect(team.text).toContain('<img src=x onerror="alert(1)">&amp;\'');
  expect(bodies(confirmation)).not.toContain('onerror');
});

test('accents and emoji arrive as they were written', async () => {
  const { team } = await send({
    name: 'Conceição Ímã 🎉',
    company: 'Ações & Cia 🚀',
    message: 'Olá! 👩🏽‍💻\r\nAté já…',
  });
  expect(team.subject).toBe('Contato pelo site: Conceição Ímã 🎉 (Ações & Cia 🚀)');
  expect(addresses(team.replyTo)[0]?.name).toBe('Conceição Ímã 🎉');
  expect(team.text).toContain('Olá! 👩🏽‍💻\nAté já…');
  expect(team.html).toContain('Olá! 👩🏽‍💻<br>Até já…');
});
