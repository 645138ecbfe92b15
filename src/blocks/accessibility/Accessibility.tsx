import { Channel, Facts, Points } from '../notice/parts.tsx';
import { Notice } from '../notice/Notice.tsx';
import type { BlockProps } from '../page-data.ts';

/** The day on which the words of this page last changed. */
const textRevised = '2026-11-21';

/** What of the site was tested for access, and how; it claims no more than the project's tests show. */
export function Accessibility({ block, data }: BlockProps<'accessibility'>) {
  const { brand, page } = data;
  const { email, phone, whatsapp } = brand.links;
  const { contactForm, jobOpening } = block.uses;
  return (
    <Notice
      title={page.title}
      lead="O que foi feito e testado para que este site sirva a todas as pessoas, o que ainda não foi, e como avisar de uma barreira."
      updated={textRevised}
      homePath={brand.homePath}
      sections={[
        {
          id: 'referencia',
          title: 'O que buscamos',
          body: (
            <p>
              A referência é o nível AA das WCAG 2.2 e a norma brasileira ABNT NBR 17225:2025. O site não tem
              certificação nem passou por avaliação externa: o que está abaixo é o que os testes do próprio
              projeto mostram.
            </p>
          ),
        },
        {
          id: 'testado',
          title: 'O que é testado, e como',
          body: (
            <>
              <p>A cada mudança do projeto, testes automáticos percorrem as páginas no navegador Chromium:</p>
              <Points
                items={[
                  `Teclado: o menu${contactForm ? ', o formulário, com erro e com envio,' : ''}${jobOpening ? ' e a abertura de vaga, com a volta,' : ''} do começo ao fim sem mouse. O primeiro toque na tecla Tab oferece pular para o conteúdo.`,
                  'Foco: em cada parada o elemento em foco está à vista, sem ficar sob o cabeçalho fixo, no celular e no computador.',
                  'Áreas de toque: botões e links fora de frases têm pelo menos 24 por 24 pixels.',
                  'Ampliação: em telas de 320 pixels de largura e com o texto no dobro do tamanho, nada se perde nem rola para o lado.',
                  contactForm &&
                    'Formulário: cada campo tem rótulo e preenchimento automático; o erro é dito em texto, ligado ao campo, e anunciado.',
                  jobOpening && 'Mudança de tela: o foco vai para o título da tela nova.',
                  'Cores: com as cores do sistema em alto contraste, os botões mantêm o contorno; o contraste das cores da marca é calculado.',
                  'Movimento: quem pede menos movimento ao sistema não vê animações contínuas nem rolagem suave.',
                  'Sem JavaScript: as páginas e os formulários do site funcionam.',
                  'Regras automáticas: o axe-core não aponta falhas dos níveis A e AA nas páginas.',
                ]}
              />
            </>
          ),
        },
        {
          id: 'nao-testado',
          title: 'O que ainda não foi testado',
          body: (
            <Points
              items={[
                'O uso com leitores de tela, e por pessoas com deficiência. Testes automáticos encontram só parte das barreiras.',
                'Outros navegadores e aparelhos.',
                jobOpening &&
                  'Os formulários que outras empresas operam dentro do site. Se um deles for uma barreira, atendemos pelos canais abaixo.',
              ]}
            />
          ),
        },
        {
          id: 'barreira',
          title: 'Encontrou uma barreira?',
          body: (
            <>
              <p>
                Conte em que página estava, o que tentou fazer e que recurso usa, se quiser. Se algo não puder
                ser feito pelo site, fazemos com você por aqui:
              </p>
              <Facts
                facts={[
                  { name: 'E-mail', value: email && <Channel email={email} whatsapp={whatsapp} /> },
                  {
                    name: 'Telefone',
                    value: phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,
                  },
                  { name: 'WhatsApp', value: <Channel email={undefined} whatsapp={whatsapp} /> },
                ]}
              />
            </>
          ),
        },
      ]}
    />
  );
}
