import { defineBrand } from '#engine/define-brand.ts';

export default defineBrand({
  name: 'Talento & Estratégia',
  tagline: 'Recrutamento, seleção e RH estratégico para empresas que querem contratar bem.',
  origin: 'https://www.talento-estrategia.example',
  mail: {
    inbox: 'equipe@talento-estrategia.example',
    sender: 'site@talento-estrategia.example',
  },
  logo: { image: './logo.svg' },
  theme: {
    color: {
      paper: '#f6f8f5',
      surface: '#ffffff',
      ink: '#10231d',
      muted: '#4b5f57',
      line: '#d9e2dc',
      primary: '#0b5d4b',
      onPrimary: '#ffffff',
      accent: '#c2462c',
      onAccent: '#ffffff',
      band: '#0c2f27',
      onBand: '#eaf4ee',
    },
    font: {
      display: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif",
      body: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      displayWeight: '500',
      displayTracking: '-0.022em',
    },
    radius: { control: '28px', card: '24px' },
  },
  menuAction: { label: 'Abrir Vaga', href: '/abrir-vaga' },
  pages: [
    {
      path: '/',
      title: 'Conectamos talento e estratégia',
      description: 'Recrutamento & Seleção e RH Estratégico para empresas que querem contratar bem.',
      blocks: [
        {
          kind: 'hero',
          anchor: 'inicio',
          menuLabel: 'Início',
          badge: '7 Anos de Mercado',
          headline: 'Conectamos talento e estratégia',
          lead: 'Encontramos as pessoas certas para o momento da sua empresa, com um processo próximo, criterioso e feito sob medida.',
          action: { label: 'Fale Conosco', href: '#contato' },
          secondaryAction: { label: 'Abrir Vaga', href: '/abrir-vaga' },
        },
        {
          kind: 'about',
          anchor: 'sobre',
          menuLabel: 'Sobre Nós',
          eyebrow: 'Sobre Nós',
          title: 'Gente que entende de gente, e de negócio',
          paragraphs: [
            'Somos uma consultoria especializada em Recrutamento & Seleção e RH Estratégico. Há sete anos ajudamos empresas a formar equipes que entregam resultado e permanecem.',
            'Cada vaga começa por uma conversa: primeiro entendemos a estratégia e a cultura da casa, depois vamos ao mercado.',
          ],
          specialties: [
            {
              icon: 'search',
              title: 'Recrutamento & Seleção',
              text: 'Busca ativa, triagem e avaliação de profissionais, da operação à liderança, até a contratação.',
            },
            {
              icon: 'compass',
              title: 'RH Estratégico',
              text: 'Apoio consultivo para ligar pessoas, cultura e metas: estrutura de cargos, desenvolvimento e retenção.',
            },
          ],
        },
        {
          kind: 'cards',
          anchor: 'diferenciais',
          menuLabel: 'Diferenciais',
          eyebrow: 'Diferenciais',
          title: 'O que muda quando contratamos juntos',
          items: [
            {
              icon: 'adjustments',
              title: 'Processo completo e personalizado',
              text: 'Da definição do perfil à proposta, cada etapa é desenhada para a sua vaga e para o ritmo da sua empresa.',
            },
            {
              icon: 'checks',
              title: 'Seleção técnica e comportamental',
              text: 'Avaliamos o que a pessoa sabe fazer e como ela trabalha, com critérios claros e iguais para todos.',
            },
            {
              icon: 'heart',
              title: 'Foco em cultura e retenção',
              text: 'Procuramos afinidade com os valores da casa, para que a contratação dure além do período de experiência.',
            },
            {
              icon: 'chat',
              title: 'Atendimento consultivo e próximo',
              text: 'Você fala sempre com quem conduz a busca, acompanha cada passo e decide com informação na mão.',
            },
          ],
        },
        {
          kind: 'steps',
          anchor: 'metodologia',
          menuLabel: 'Metodologia',
          eyebrow: 'Metodologia',
          title: 'Quatro passos até a pessoa certa',
          intro: 'Um método simples de acompanhar, com um responsável do começo ao fim.',
          items: [
            {
              title: 'Alinhamento estratégico',
              text: 'Entendemos o negócio, a equipe e o desafio da vaga, e combinamos perfil, prazos e critérios.',
            },
            {
              title: 'Triagem e testes',
              text: 'Buscamos no mercado, filtramos currículos e aplicamos testes técnicos e comportamentais.',
            },
            {
              title: 'Entrevistas aprofundadas',
              text: 'Conversamos a fundo com quem avançou, sobre experiência, motivação e afinidade com a cultura.',
            },
            {
              title: 'Apresentação dos finalistas',
              text: 'Você recebe um dossiê completo de cada finalista, com análise e recomendação.',
            },
          ],
        },
        {
          kind: 'checklist',
          title: 'Entrega Final',
          intro: 'Tudo o que você precisa para decidir com segurança, reunido em um só dossiê.',
          items: [
            'Perfil detalhado de cada candidato',
            'Análise do desempenho no processo',
            'Recomendação técnica e cultural',
            'Reposição garantida em até 30 dias',
          ],
        },
        {
          kind: 'contact',
          anchor: 'contato',
          menuLabel: 'Contato',
          eyebrow: 'Contato',
          title: 'Vamos conversar sobre a sua vaga',
          intro: 'Escreva, ligue ou venha tomar um café. Respondemos em breve.',
        },
      ],
    },
    {
      path: '/abrir-vaga',
      title: 'Abra a sua vaga',
      description: 'Já é cliente? Abra uma nova vaga. Ainda não? Comece a parceria on-line em minutos.',
      blocks: [
        {
          kind: 'job-opening',
          eyebrow: 'Abertura de vaga',
          title: 'Abra a sua vaga',
          lead: 'Conte quem você procura e nós começamos a busca. Como você quer começar?',
        },
      ],
    },
  ],
  privacy: {
    confirmed: false,
    controller: {
      name: 'Talento & Estratégia Consultoria de Exemplo Ltda.',
      document: 'CNPJ 00.000.000/0000-00',
    },
    officer: { email: 'privacidade@talento-estrategia.example' },
    providers: [
      { name: 'Correio Exemplo', service: 'envia e guarda os e-mails da equipe' },
      { name: 'Hospedagem Exemplo', service: 'mantém o site no ar' },
    ],
  },
});
