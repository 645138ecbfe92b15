import { z } from 'zod';
import { text } from '#schema/fields.ts';
import { placement } from '../common.ts';

const choice = (defaults: {
  title: string;
  text: string;
  action: string;
  frameTitle: string;
  frameNote: string;
}) =>
  z
    .strictObject({
      title: text('Título da opção.', 60).default(defaults.title),
      text: text('Para quem é a opção.', 240).default(defaults.text),
      action: text('Texto do botão da opção.', 40).default(defaults.action),
      frameTitle: text('Título da tela que a opção abre.', 90).default(defaults.frameTitle),
      frameNote: text('Frase acima do formulário incorporado.', 320).default(defaults.frameNote),
    })
    .prefault({});

export const jobOpeningSchema = z
  .strictObject({
    kind: z.literal('job-opening'),
    ...placement,
    eyebrow: text('Palavra curta acima do título.', 60).optional(),
    title: text('Título da página.', 90).default('Abra a sua vaga'),
    lead: text('Uma ou duas frases sob o título.', 320).default(
      'Conte quem você procura. Escolha abaixo como quer começar.',
    ),
    client: choice({
      title: 'Sou Cliente',
      text: 'Sua empresa já tem parceria conosco. Descreva a vaga e começamos a busca.',
      action: 'Abrir Nova Vaga',
      frameTitle: 'Abrir nova vaga',
      frameNote:
        'Preencha o formulário com os dados da vaga. Nossa equipe confirma o recebimento por e-mail.',
    }).describe('A opção de quem já é cliente.'),
    prospect: choice({
      title: 'Ainda Não Sou Cliente',
      text: 'Formalize a parceria em poucos minutos, com assinatura eletrônica, e siga para a vaga.',
      action: 'Iniciar Parceria',
      frameTitle: 'Iniciar parceria',
      frameNote: 'Depois de preencher o contrato, você será direcionado para abrir a vaga.',
    }).describe('A opção de quem ainda não é cliente.'),
    signed: z
      .strictObject({
        signedTitle: text('Título do aviso de contrato assinado.', 90).default('Contrato assinado'),
        signedText: text('Frase do aviso de contrato assinado.', 320).default(
          'Recebemos o aviso da sua assinatura. Falta contar qual é a vaga.',
        ),
        signedAction: text('Botão de quem assinou e quer seguir por conta própria.', 60).default(
          'Já assinei, continuar',
        ),
      })
      .prefault({})
      .describe('O que aparece quando o contrato é assinado.'),
    partner: z
      .strictObject({
        frameTitle: text('Título da tela da vaga depois do contrato.', 90).default('Abrir a vaga'),
        frameNote: text('Frase acima do formulário de vaga depois do contrato.', 320).default(
          'Com o contrato assinado, descreva a vaga. Nossa equipe confirma o recebimento por e-mail.',
        ),
      })
      .prefault({})
      .describe('A segunda etapa de quem ainda não era cliente: a vaga.'),
    sent: z
      .strictObject({
        sentTitle: text('Título do agradecimento depois da vaga enviada.', 90).default('Vaga enviada'),
        sentText: text('Frase do agradecimento depois da vaga enviada.', 320).default(
          'Muito obrigado por contar quem você procura. Nossa equipe entra em contato com os próximos passos.',
        ),
        againAction: text('Botão que volta ao começo para abrir outra vaga.', 40).default('Abrir outra vaga'),
      })
      .prefault({})
      .describe('O agradecimento depois da vaga enviada.'),
    note: text('Nota sob as opções.', 320).default(
      'Ainda não é cliente? Antes de abrir a vaga é preciso formalizar a parceria, assinando o contrato.',
    ),
    whatsappText: text('Frase junto ao botão de WhatsApp.', 160).default('Ficou com alguma dúvida?'),
    whatsappAction: text('Texto do botão de WhatsApp.', 40).default('Falar pelo WhatsApp'),
  })
  .describe('Abertura de vaga: a escolha, o formulário de vaga e o contrato de parceria.');
