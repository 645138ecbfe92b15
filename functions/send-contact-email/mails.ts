import { html } from 'hono/html';
import type { ContactBrand } from '#schema/contact-data.ts';
import type { ContactMessage } from '#schema/contact-message.ts';
import { toGreetingName, toHeaderLine } from './clean-text.ts';
import type { Mail } from './mailer.ts';

/** The visitor's message to the team, to be answered to the visitor. */
export function createTeamMail(brand: ContactBrand, message: ContactMessage): Mail {
  const { name, email, company, message: body } = message;
  return {
    from: { name: brand.name, address: brand.mail.sender },
    to: { name: brand.name, address: brand.mail.inbox },
    replyTo: { name: toHeaderLine(name), address: email },
    subject: toHeaderLine(`Contato pelo site: ${name} (${company})`),
    text: [
      'Nova mensagem pelo formulário do site.',
      `Nome: ${name}\nE-mail: ${email}\nEmpresa: ${company}`,
      body,
      'Para responder ao visitante, basta responder a este e-mail.',
    ].join('\n\n'),
    html: createMailHtml(
      brand,
      'Nova mensagem pelo site',
      html`<p style="margin:0 0 4px"><strong>${name}</strong></p>
        <p style="margin:0 0 4px">${company}</p>
        <p style="margin:0 0 20px">${email}</p>
        <p
          style="margin:0 0 20px;padding:16px 20px;background:${brand.colors.paper};border-radius:8px;white-space:pre-wrap"
        >
          ${body}
        </p>
        <p style="margin:0;color:${brand.colors.muted}">
          Para responder ao visitante, basta responder a este e-mail.
        </p>`,
    ),
  };
}

/** The confirmation to the visitor. It repeats nothing the visitor wrote but the name. */
export function createConfirmationMail(brand: ContactBrand, message: ContactMessage): Mail {
  const name = toGreetingName(message.name);
  const greeting = name ? `Olá, ${name}!` : 'Olá!';
  return {
    from: { name: brand.name, address: brand.mail.sender },
    to: { name: toHeaderLine(name), address: message.email },
    subject: toHeaderLine(`Recebemos sua mensagem | ${brand.name}`),
    text: [
      greeting,
      `Sua mensagem chegou à equipe de ${brand.name}. Responderemos em breve, neste mesmo e-mail.`,
      `Se preferir, fale conosco pelo WhatsApp: ${brand.whatsappUrl}`,
      'Se você não escreveu para nós, desconsidere este aviso: alguém pode ter digitado seu e-mail por engano.',
      `${brand.name}\n${brand.homeUrl}`,
    ].join('\n\n'),
    html: createMailHtml(
      brand,
      'Recebemos sua mensagem',
      html`<p style="margin:0 0 16px">${greeting}</p>
        <p style="margin:0 0 24px">
          Sua mensagem chegou à equipe de ${brand.name}. Responderemos em breve, neste mesmo e-mail.
        </p>
        <p style="margin:0 0 28px">
          <a
            href="${brand.whatsappUrl}"
            style="display:inline-block;padding:14px 24px;border-radius:8px;background:${brand.colors.primary};color:${brand.colors.onPrimary};font-weight:600;text-decoration:none"
            >Falar pelo WhatsApp</a
          >
        </p>
        <p style="margin:0;color:${brand.colors.muted}">
          Se você não escreveu para nós, desconsidere este aviso: alguém pode ter digitado seu e-mail por
          engano.
        </p>`,
    ),
  };
}

function createMailHtml(brand: ContactBrand, title: string, body: ReturnType<typeof html>): string {
  const { colors, name, homeUrl } = brand;
  return String(
    html`<!doctype html>
      <html lang="pt-BR">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
        </head>
        <body
          style="margin:0;padding:24px 12px;background:${colors.paper};color:${colors.ink};font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
        >
          <div
            style="max-width:560px;margin:0 auto;background:${colors.surface};border-radius:14px;overflow:hidden"
          >
            <div
              style="padding:20px 28px;background:${colors.primary};color:${colors.onPrimary};font-weight:700"
            >
              ${name}
            </div>
            <div style="padding:28px">
              <h1 style="margin:0 0 20px;font-size:24px;line-height:1.2">${title}</h1>
              ${body}
            </div>
          </div>
          <p style="max-width:560px;margin:16px auto 0;text-align:center;font-size:14px">
            <a href="${homeUrl}" style="color:${colors.muted}">${name}</a>
          </p>
        </body>
      </html>`,
  );
}
