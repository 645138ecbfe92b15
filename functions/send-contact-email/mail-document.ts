import { html } from 'hono/html';
import type { ContactBrand } from '#schema/contact-data.ts';

/** Markup made by hono's `html`, with everything inside it already escaped. */
export type Markup = ReturnType<typeof html>;

interface MailParts {
  title: string;
  content: Markup;
  footer: string;
}

/** A letter in the brand's colours: its name on a band, a card with the content, and why it came. */
export async function createMailDocument(
  { name, homeUrl, colors }: ContactBrand,
  { title, content, footer }: MailParts,
): Promise<string> {
  const document = html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light only">
    <title>${title}</title>
  </head>
  <body style="margin:0;padding:24px 12px;background:${colors.paper};color:${colors.ink};font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
    <div style="max-width:600px;margin:0 auto">
      <div style="padding:22px 32px;border-radius:16px 16px 0 0;background:${colors.primary};color:${colors.onPrimary};font-size:18px;font-weight:700;letter-spacing:-0.01em">
        ${name}
      </div>
      <div style="padding:32px 32px 36px;border-radius:0 0 16px 16px;background:${colors.surface};overflow-wrap:anywhere">
        <h1 style="margin:0 0 24px;font-size:26px;line-height:1.25;letter-spacing:-0.02em">${title}</h1>
        ${content}
      </div>
      <p style="margin:20px 32px 0;font-size:13px;line-height:1.5;color:${colors.muted}">
        ${footer}<br>
        <a href="${homeUrl}" style="color:${colors.muted}">${name}</a>
      </p>
    </div>
  </body>
</html>
`;
  return String(await document);
}

/** The one thing a letter asks for. */
export const mailButton = ({ colors }: ContactBrand, href: string, label: string): Markup => html`
  <a href="${href}" style="display:inline-block;padding:13px 26px;border-radius:28px;background:${colors.primary};color:${colors.onPrimary};font-weight:600;text-decoration:none">${label}</a>`;
