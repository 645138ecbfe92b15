import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Channel, Facts, Points } from '../notice/parts.tsx';
import type { NoticeSection } from '../notice/Notice.tsx';
import type { PageData } from '../page-data.ts';
import type { PrivacyBlock } from './schema.ts';

/** Who answers for the data, and what is done with it: the first half of the page. */
export function describeUses(
  { notice, uses }: PrivacyBlock,
  { brand }: PageData,
  controller: string,
): NoticeSection[] {
  const { officer, retention } = notice;
  const { links } = brand;
  const channel = <Channel email={officer.email ?? links.email} whatsapp={links.whatsapp} />;
  return [
    {
      id: 'resumo',
      title: 'Em resumo',
      body: (
        <Points
          items={[
            'Usamos os seus dados para atender ao que você pede por este site, e não para publicidade.',
            uses.contactForm &&
              'O que você escreve no formulário segue por e-mail à nossa equipe e não fica armazenado em nossos servidores.',
            'Este site não grava cookies e não tem rastreadores.',
            <>Para saber, corrigir ou apagar o que temos sobre você, fale conosco: {channel}.</>,
          ]}
        />
      ),
    },
    {
      id: 'responsavel',
      title: 'Quem responde pelos seus dados',
      body: (
        <Facts
          facts={[
            { name: 'Controlador', value: controller },
            { name: 'Documento', value: notice.controller.document },
            { name: 'Endereço', value: notice.controller.address ?? addressLine(links.address) },
            { name: 'Encarregado', value: officer.name },
            { name: officer.name ? 'Contato' : 'Canal de privacidade', value: channel },
          ]}
        />
      ),
    },
    {
      id: 'dados',
      title: 'Quais dados, para quê e por quanto tempo',
      body: (
        <>
          {uses.contactForm && (
            <Use
              title="Formulário de contato"
              data="Nome, e-mail, empresa e mensagem. Os quatro campos são obrigatórios: sem eles não temos como responder."
              purpose="Responder a você e enviar a confirmação de que a mensagem chegou."
              basis="Procedimentos preliminares a um contrato, a seu pedido (LGPD, art. 7º, V), e legítimo interesse em responder a quem nos procura (art. 7º, IX)."
              duration={`Os dados são enviados por e-mail à nossa equipe e não ficam armazenados em nossos servidores. Nas caixas de e-mail: ${lowerFirst(retention)}`}
            />
          )}
          {uses.jobOpening && (
            <>
              <Use
                title="Abertura de vaga"
                data="O que o formulário de vaga pede: em geral, o seu contato, a empresa e a descrição da vaga."
                purpose="Conduzir o recrutamento que você pediu."
                basis="Contrato ou procedimentos preliminares a ele, a seu pedido (LGPD, art. 7º, V)."
                duration={retention}
              />
              <Use
                title="Contrato de parceria"
                data="O que a assinatura eletrônica pede: em geral, nome, e-mail, documento e o registro da assinatura, com data, hora e endereço de rede (IP)."
                purpose="Formalizar a parceria e comprovar a assinatura."
                basis="Contrato (LGPD, art. 7º, V) e exercício regular de direitos (art. 7º, VI)."
                duration="Enquanto o contrato valer e, depois, pelos prazos que a lei fixa para comprová-lo."
              />
            </>
          )}
          <Use
            title="Conversas"
            data="O seu número ou endereço e o que você nos escrever ou disser por WhatsApp, e-mail ou telefone."
            purpose="Atender você."
            basis="Procedimentos preliminares a um contrato, a seu pedido (LGPD, art. 7º, V), e legítimo interesse em responder a quem nos procura (art. 7º, IX)."
            duration={retention}
          />
          <Use
            title="Funcionamento e segurança do site"
            data="Endereço de rede (IP) e o que todo navegador informa ao pedir uma página."
            purpose="Entregar as páginas e conter abusos, como o envio de mensagens em massa."
            basis="Legítimo interesse em manter o site seguro (LGPD, art. 7º, IX) e, nos registros de acesso, obrigação legal (art. 7º, II; Marco Civil da Internet, art. 15)."
            duration={`O programa do site não mantém registro de acessos por IP. ${uses.contactForm ? 'Para limitar envios do formulário, pode contar códigos derivados do IP e do e-mail, por no máximo uma hora. ' : ''}O provedor de hospedagem pode guardar registros de acesso pelo prazo legal, hoje de seis meses.`}
          />
        </>
      ),
    },
  ];
}

interface UseProps {
  title: string;
  data: string;
  purpose: string;
  basis: string;
  duration: string;
}

const Use = ({ title, data, purpose, basis, duration }: UseProps): ReactNode => (
  <div>
    <UseTitle>{title}</UseTitle>
    <Facts
      facts={[
        { name: 'Dados', value: data },
        { name: 'Para quê', value: purpose },
        { name: 'Base legal', value: basis },
        { name: 'Forma e duração', value: duration },
      ]}
    />
  </div>
);

function addressLine(address: PageData['brand']['links']['address']): string | undefined {
  if (!address) return undefined;
  const { street, district, city, state, postalCode } = address;
  return [street, district, `${city} – ${state}`, `CEP ${postalCode}`].filter(Boolean).join(', ');
}

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const UseTitle = styled.h3`
  margin-block: 1rem 0.75rem;
  font-size: 1.125rem;
`;
