import { html, raw } from 'hono/html';
import type { ContactBrand } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import { createMailDocument, mailButton } from './mail-document.ts';
import type { Mail } from './mailer.ts';
import { singleLine } from './single-line.ts';

/**
 * The letter that brings a visitor's message to the brand's team, answered straight to the visitor.
 * @param letterId unique, of letters, digits and hyphens
 */
export async function createTeamMail(
  brand: ContactBrand,
  message: ContactMessage,
  letterId: string,
): Promise<Mail> {
  const visitor = { name: singleLine(message.name), address: message.email };
  const company = singleLine(message.company);
  const lines = message.message.split(/\r\n?|\n/);
  const { colors } = brand;

  const field = (label: string, value: unknown) => html`
    <p style="margin:0 0 16px">
      <span style="display:block;font-size:13px;color:${colors.muted}">${label}</span>
      <strong>${value}</strong>
    </p>`;
  const content = html`
    ${field('Nome', visitor.name)}
    ${field('E-mail', html`<a href="mailto:${visitor.address}" style="color:${colors.primary}">${visitor.address}</a>`)}
    ${field('Empresa', company)}
    <p style="margin:0 0 4px;font-size:13px;color:${colors.muted}">Mensagem</p>
    <div style="margin:0 0 28px;padding:16px 20px;border-left:4px solid ${colors.primary};background:${colors.paper}">
      ${lines.map((line, index) => html`${index === 0 ? '' : raw('<br>')}${line}`)}
    </div>
    ${mailButton(brand, `mailto:${visitor.address}`, `Responder a ${visitor.name}`)}`;

  return {
    from: sender(brand),
    to: { name: brand.name, address: brand.mail.inbox },
    replyTo: visitor,
    messageId: messageIdOf(brand, `${letterId}.equipe`),
    subject: `Contato pelo site: ${visitor.name} (${company})`,
    text: [
      'Nova mensagem pelo formulário de contato do site',
      '',
      `Nome: ${visitor.name}`,
      `E-mail: ${visitor.address}`,
      `Empresa: ${company}`,
      '',
      'Mensagem:',
      ...lines,
      '',
      'Para responder ao visitante, basta responder a este e-mail.',
      '',
    ].join('\n'),
    html: await createMailDocument(brand, {
      title: 'Nova mensagem pelo site',
      content,
      footer: 'Para responder ao visitante, basta responder a este e-mail.',
    }),
  };
}

/**
 * The letter that tells the visitor their message has arrived. Anyone can give anyone's address, so it says
 * nothing of what was written, and greets by name only where the name is nothing but one.
 */
export async function createConfirmationMail(
  brand: ContactBrand,
  message: ContactMessage,
  letterId: string,
): Promise<Mail> {
  const name = plainName(message.name);
  const greeting = name === '' ? 'Olá!' : `Olá, ${name}!`;
  const received = 'Recebemos sua mensagem, e nossa equipe responderá em breve.';
  const privacy =
    'Usamos seus dados apenas para responder ao seu contato: eles seguem por e-mail à nossa equipe e não ' +
    'ficam armazenados em nossos servidores.';
  const reason =
    'Você recebeu este e-mail automático porque este endereço foi informado no formulário de contato do ' +
    'nosso site. Se não foi você, desconsidere-o.';

  const content = html`
    <p style="margin:0 0 16px;font-size:18px">${greeting}</p>
    <p style="margin:0 0 16px">${received}</p>
    <p style="margin:0 0 24px">Se o assunto for urgente, fale conosco pelo WhatsApp:</p>
    ${mailButton(brand, brand.whatsappUrl, 'Conversar pelo WhatsApp')}
    <p style="margin:28px 0 0;font-size:14px;color:${brand.colors.muted}">${privacy}</p>`;

  return {
    from: sender(brand),
    to: { name, address: message.email },
    messageId: messageIdOf(brand, `${letterId}.confirmacao`),
    subject: `Recebemos sua mensagem | ${singleLine(brand.name)}`,
    text: [
      greeting,
      '',
      received,
      '',
      `Se o assunto for urgente, fale conosco pelo WhatsApp: ${brand.whatsappUrl}`,
      '',
      privacy,
      '',
      reason,
      '',
      `${brand.name}: ${brand.homeUrl}`,
      '',
    ].join('\n'),
    html: await createMailDocument(brand, { title: 'Recebemos sua mensagem', content, footer: reason }),
  };
}

/** The site's own domain: a letter in the visitor's name from here would fail their domain's checks. */
const sender = ({ name, mail }: ContactBrand) => ({ name: singleLine(name), address: mail.sender });

const messageIdOf = ({ mail }: ContactBrand, id: string): string =>
  `<${id}@${mail.sender.slice(mail.sender.lastIndexOf('@') + 1)}>`;

/** A name of letters, spaces, hyphens, apostrophes and points after which nothing follows at once; else ''. */
function plainName(name: string): string {
  const line = singleLine(name);
  return /^(?:[\p{L}\p{M}'’-]+\.?(?: |$))+$/u.test(line) && line.length <= 60 ? line : '';
}
