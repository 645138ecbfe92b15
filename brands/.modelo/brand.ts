import { defineBrand } from '#engine/define-brand.ts';

export default defineBrand({
  name: '{{name}}',
  tagline: '{{tagline}}',
  origin: '{{origin}}',
  mail: {
    inbox: '{{inbox}}',
    sender: '{{sender}}',
  },
  logo: { image: './logo.svg' },
  theme: {
    color: {
      paper: '{{paper}}',
      surface: '{{surface}}',
      ink: '{{ink}}',
      muted: '{{muted}}',
      line: '{{line}}',
      primary: '{{primary}}',
      onPrimary: '{{onPrimary}}',
      accent: '{{accent}}',
      onAccent: '{{onAccent}}',
      band: '{{band}}',
      onBand: '{{onBand}}',
    },
  },
  pages: [
    {
      path: '{{path}}',
      title: '{{title}}',
      description: '{{description}}',
      blocks: [
        {
          kind: 'job-opening',
          eyebrow: 'Abertura de vaga',
          title: 'Sua próxima contratação começa aqui',
          lead: 'Conte quem você procura e começamos a busca. Como você quer começar?',
          client: {
            text: 'Sua empresa já é parceira. Descreva a vaga e começamos a busca.',
          },
          prospect: {
            text: 'Formalize a parceria por assinatura eletrônica e siga para a vaga.',
          },
        },
      ],
    },
  ],
  // O que a página de privacidade diz da empresa; confirmed: true depois de lida e aprovada. Há mais campos,
  // todos com padrão: controller, officer, retention, providers.
  privacy: { confirmed: false },
});
