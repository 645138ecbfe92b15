import { defineBrand } from '#engine/define-brand.ts';

export default defineBrand({
  name: 'Grupo GGV',
  tagline: 'Inteligência de vendas para times comerciais que crescem com método.',
  mail: {
    inbox: 'vagas@grupo-ggv.example',
    sender: 'site@grupo-ggv.example',
  },
  logo: { image: './logo.svg' },
  theme: {
    color: {
      paper: '#0a0d16',
      surface: '#121727',
      ink: '#f2f5ff',
      muted: '#a9b3cc',
      line: '#29314b',
      primary: '#c4f042',
      onPrimary: '#0a0d16',
      accent: '#8c97ff',
      onAccent: '#0a0d16',
      band: '#060810',
      onBand: '#e8ecfa',
    },
    font: {
      display: "'Avenir Next', 'Helvetica Neue', 'Segoe UI', Roboto, Arial, sans-serif",
      body: "'Avenir Next', 'Helvetica Neue', 'Segoe UI', Roboto, Arial, sans-serif",
      displayWeight: '800',
      displayTracking: '-0.035em',
    },
    radius: { control: '4px', card: '6px' },
  },
  pages: [
    {
      path: '/abrir-vaga-ggv',
      title: 'Contrate para o seu time de vendas',
      description: 'Clientes do Grupo GGV abrem vagas comerciais aqui. Novo por aqui? Inicie a parceria.',
      blocks: [
        {
          kind: 'job-opening',
          eyebrow: 'Vagas comerciais',
          title: 'Seu próximo vendedor começa aqui',
          lead: 'O Grupo GGV une inteligência de vendas a um recrutamento que entende de meta. Escolha como começar.',
          client: {
            text: 'Sua empresa já é parceira do Grupo GGV. Descreva a vaga e começamos a busca.',
          },
          prospect: {
            text: 'Formalize a parceria com o Grupo GGV por assinatura eletrônica e siga para a vaga.',
          },
        },
      ],
    },
  ],
  privacy: {
    confirmed: false,
    controller: {
      name: 'Grupo GGV de Exemplo S.A.',
      document: 'CNPJ 11.111.111/1111-11',
    },
    officer: { email: 'privacidade@grupo-ggv.example' },
    providers: [{ name: 'Correio Exemplo', service: 'envia e guarda os e-mails da equipe' }],
  },
});
