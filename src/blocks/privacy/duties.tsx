import { Channel, joinNames, Points } from '../notice/parts.tsx';
import type { NoticeSection } from '../notice/Notice.tsx';
import type { PageData } from '../page-data.ts';
import { frameRecipients, mapRecipients } from './recipients.ts';
import type { PrivacyBlock } from './schema.ts';

/** Who else gets data, how it is kept, and what the visitor may ask: the second half of the page. */
export function describeDuties({ notice, uses }: PrivacyBlock, { brand, page }: PageData): NoticeSection[] {
  const { links } = brand;
  const { providers, officer } = notice;
  const onDemand = [...frameRecipients(links), ...mapRecipients(links)];
  const abroad = providers.filter(({ country }) => country !== 'Brasil');
  const channel = <Channel email={officer.email ?? links.email} whatsapp={links.whatsapp} />;
  return [
    {
      id: 'compartilhamento',
      title: 'Com quem os dados são compartilhados',
      body: (
        <>
          <Points
            items={[
              ...(providers.length > 0
                ? providers.map(({ name, service }) => (
                    <>
                      <strong>{name}</strong>: {service}.
                    </>
                  ))
                : [
                    <>
                      <strong>Provedores de e-mail e de hospedagem</strong>: entregam as mensagens e mantêm o
                      site no ar.
                    </>,
                  ]),
              ...onDemand.map(({ name, role }) => (
                <>
                  <strong>{name}</strong>: {role}, só depois que você escolhe abrir.
                </>
              )),
              <>
                <strong>WhatsApp</strong> (Meta): só se você abrir uma conversa.
              </>,
              <>
                <strong>Autoridades públicas</strong>: quando a lei ou uma ordem judicial obriga.
              </>,
            ]}
          />
          <p>
            Quem trabalha para nós trata os dados conforme as nossas instruções. Serviços como o WhatsApp e as
            redes sociais respondem pelo que fazem e têm avisos próprios.
          </p>
        </>
      ),
    },
    {
      id: 'fora-do-brasil',
      title: 'Dados fora do Brasil',
      body: (
        <>
          {abroad.length > 0 && (
            <p>
              {joinNames(abroad.map(({ name, country }) => `${name} (${country})`))}: aí os dados ficam fora
              do Brasil.
            </p>
          )}
          <p>
            {joinNames([...onDemand.map(({ name }) => name), 'WhatsApp'])}{' '}
            {onDemand.length > 0 ? 'podem' : 'pode'} tratar dados em outros países. A lei só permite essa
            transferência nas hipóteses do art. 33 da LGPD, como as cláusulas-padrão contratuais da ANPD; pelo
            canal de privacidade informamos qual vale em cada caso.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies e rastreadores',
      body: (
        <>
          <p>
            Este site não grava cookies, não guarda nada no armazenamento do navegador e não usa ferramentas
            de medição nem de publicidade. Por isso não pede que você aceite cookies.
          </p>
          {onDemand.length > 0 && (
            <p>
              {joinNames(onDemand.map(({ name }) => name))} {onDemand.length > 1 ? 'podem' : 'pode'} usar
              cookies próprios. Nada deles é carregado antes da sua escolha, e a página diz de quem é o que
              vai abrir.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'seguranca',
      title: 'Como os dados são protegidos',
      body: (
        <Points
          items={[
            page.canonical.startsWith('https:') && 'O site usa conexão cifrada (HTTPS).',
            uses.contactForm &&
              'As mensagens do formulário não passam por banco de dados, e o registro de erros do servidor não leva nome, e-mail nem o que foi escrito.',
            'Se um incidente puder causar risco ou dano relevante, a ANPD e as pessoas atingidas são avisadas (LGPD, art. 48).',
          ]}
        />
      ),
    },
    {
      id: 'direitos',
      title: 'Os seus direitos',
      body: (
        <>
          <p>A LGPD (art. 18) permite que você, a qualquer momento:</p>
          <Points
            items={[
              'confirme se tratamos os seus dados e tenha acesso a eles;',
              'corrija dados incompletos, inexatos ou desatualizados;',
              'peça que dados desnecessários, excessivos ou tratados em desacordo com a lei sejam anonimizados, bloqueados ou eliminados;',
              'peça a portabilidade dos dados a outro fornecedor, conforme a regulamentação da ANPD;',
              'peça que sejam eliminados os dados tratados com o seu consentimento;',
              'saiba com quem os dados foram compartilhados;',
              'saiba que pode não consentir, e o que acontece nesse caso; e retire o consentimento que deu;',
              'oponha-se a um tratamento feito sem consentimento, se ele descumprir a lei.',
            ]}
          />
        </>
      ),
    },
    {
      id: 'como-pedir',
      title: 'Como exercer os seus direitos',
      body: (
        <>
          <p>
            Fale conosco ({channel}){officer.name && `, aos cuidados de ${officer.name}`}, e diga o que
            deseja. É gratuito. Podemos pedir uma informação que confirme quem você é, para não entregar os
            seus dados a outra pessoa.
          </p>
          <p>
            Se temos dados seus, e quais, respondemos de imediato em forma simplificada, ou em até 15 dias com
            uma declaração completa (LGPD, art. 19). Se um pedido não puder ser atendido, dizemos por quê.
          </p>
          <p>
            Se a resposta não resolver, você pode reclamar à ANPD, em{' '}
            <a href="https://www.gov.br/anpd/" target="_blank" rel="noopener">
              gov.br/anpd
            </a>
            , ou aos órgãos de defesa do consumidor.
          </p>
        </>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças neste aviso',
      body: <p>Quando algo mudar no site ou na lei, atualizamos esta página e a data que está no alto.</p>,
    },
  ];
}
