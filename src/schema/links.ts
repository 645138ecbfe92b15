import { z } from 'zod';
import { emailAddress, frameAddress, text, webAddress } from './fields.ts';
import { framePrefillSchema, frameVendorSchema } from './frame-vendor.ts';
import { socialNetworks, type SocialNetwork } from './social-networks.ts';

const socialNames: Record<SocialNetwork, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
};

const socialFields = Object.fromEntries(
  socialNetworks.map((network) => [
    network,
    webAddress(`Perfil no ${socialNames[network]}: endereço completo, com https://.`).optional(),
  ]),
) as Record<SocialNetwork, z.ZodOptional<z.ZodURL>>;

/** Everything marketing swaps, one file a brand: `brands/<id>/links.json`. */
export const linksSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .describe('O arquivo que ensina o editor a completar e conferir estas linhas. Não mude.'),
    whatsapp: z
      .strictObject({
        number: z
          .string()
          .regex(/^[1-9]\d{9,14}$/, 'não é um número de WhatsApp')
          .describe('Número do WhatsApp: só algarismos, começando pelo código do país, como 5599900000000.'),
        greeting: text('Mensagem que já aparece escrita quando o visitante abre a conversa.', 300),
      })
      .describe('O botão de WhatsApp.'),
    social: z
      .strictObject(socialFields)
      .default({})
      .describe('Redes sociais do rodapé. Apague a linha da rede que a marca não usa.'),
    frames: z
      .strictObject({
        jobForm: frameAddress(
          'Formulário de abertura de vaga: o endereço https que o fornecedor dá para incorporar.',
        ),
        contract: frameAddress(
          'Contrato de parceria para assinar: o endereço https que o fornecedor dá para incorporar.',
        ),
      })
      .optional()
      .describe('Os dois formulários incorporados da página de abertura de vaga.'),
    framePrefill: z
      .strictObject({
        jobForm: framePrefillSchema('Campos do formulário de vaga que já chegam preenchidos.'),
        contract: framePrefillSchema('Campos do contrato que já chegam preenchidos.'),
      })
      .prefault({})
      .describe('O que os formulários incorporados já trazem preenchido, pelo nome do campo no fornecedor.'),
    frameVendors: z
      .array(frameVendorSchema)
      .default([])
      .describe(
        'Fornecedores de formulário que o site não conhece. Os mais comuns ele já conhece: não os descreva.',
      ),
    email: emailAddress('E-mail mostrado no site.').optional(),
    phone: z
      .string()
      .regex(/^\+\d[\d ().-]{7,24}$/, 'não é um telefone')
      .optional()
      .describe('Telefone mostrado no site, com + e o código do país, como +55 99 4000-0000.'),
    address: z
      .strictObject({
        street: text('Rua, número e complemento.', 160),
        district: text('Bairro.', 80).optional(),
        city: text('Cidade.', 80),
        state: z
          .string()
          .regex(/^[A-Z]{2}$/, 'não é uma sigla de estado')
          .describe('Sigla do estado, como SP.'),
        postalCode: z
          .string()
          .regex(/^\d{5}-\d{3}$/, 'não é um CEP')
          .describe('CEP, como 01000-000.'),
      })
      .optional()
      .describe('Endereço do escritório.'),
    map: frameAddress(
      'Mapa incorporado: o endereço https que o serviço de mapas dá para incorporar.',
    ).optional(),
  })
  .describe('Tudo o que o marketing troca: números, links e endereços.');

export type LinksInput = z.input<typeof linksSchema>;
export type Links = z.output<typeof linksSchema>;
