import { z } from 'zod';
import { emailAddress, text } from '#schema/fields.ts';

/** `privacy` in brand.ts: what the privacy page cannot know by itself. All of it has a default that holds. */
export const privacySchema = z
  .strictObject({
    confirmed: z
      .boolean()
      .default(false)
      .describe(
        'true depois que quem responde pela marca leu e aprovou a página de privacidade; até lá, ela se apresenta como texto de exemplo.',
      ),
    updated: z.iso
      .date({ error: 'não é uma data' })
      .optional()
      .describe('Dia da última mudança destes dados ou da revisão da página, como 2030-01-31.'),
    controller: z
      .strictObject({
        name: text(
          'Razão social da empresa que responde pelos dados; sem ela, o nome da marca.',
          120,
        ).optional(),
        document: text('Documento da empresa, como CNPJ 00.000.000/0000-00.', 60).optional(),
        address: text('Endereço da empresa, por extenso; sem ele, o de links.json.', 240).optional(),
      })
      .prefault({})
      .describe('O controlador: a empresa que responde pelos dados (LGPD, art. 5º, VI).'),
    officer: z
      .strictObject({
        name: text(
          'Nome do encarregado (DPO); empresas de pequeno porte podem ter só o canal.',
          120,
        ).optional(),
        email: emailAddress(
          'E-mail para assuntos de privacidade; sem ele, o e-mail do site, e na falta dele o WhatsApp.',
        ).optional(),
      })
      .prefault({})
      .describe('O encarregado pelos dados pessoais (LGPD, art. 41), ou o canal que faz as vezes dele.'),
    retention: text(
      'Por quanto tempo ficam as mensagens e os cadastros recebidos, em uma ou duas frases.',
      400,
    ).default(
      'Pelo tempo necessário para atender você e cumprir o que a lei exige de nós. Depois disso, são eliminados.',
    ),
    providers: z
      .array(
        z.strictObject({
          name: text('Nome do fornecedor.', 80),
          service: text('O que ele faz, em poucas palavras, como "envia e guarda os e-mails".', 120),
          country: text('País onde ficam os dados.', 60).default('Brasil'),
        }),
      )
      .default([])
      .describe(
        'Os fornecedores que recebem dados: e-mail, hospedagem. Os dos formulários, o mapa e o WhatsApp a página já conta.',
      ),
  })
  .prefault({})
  .describe('O que a página de privacidade precisa saber da marca.');

/** Drawn for every brand by the engine; no brand file writes it. */
export interface PrivacyBlock {
  kind: 'privacy';
  notice: z.output<typeof privacySchema>;
  /** What of the site takes personal data. */
  uses: { contactForm: boolean; jobOpening: boolean };
}
