/** The fields of links.json as marketing calls them; one without a title goes by its key. */
export const fieldTitles: Record<string, string> = {
  whatsapp: 'WhatsApp',
  number: 'Número',
  greeting: 'Mensagem que já vem escrita',
  social: 'Redes sociais',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  frames: 'Formulários incorporados',
  jobForm: 'Formulário de vaga',
  contract: 'Contrato de parceria',
  framePrefill: 'Campos já preenchidos',
  frameVendors: 'Outros fornecedores de formulário',
  name: 'Nome',
  origins: 'Origens',
  ready: 'Mensagens de formulário carregado',
  done: 'Mensagens de formulário enviado',
  height: 'Mensagens de altura',
  field: 'Campo',
  value: 'Palavra',
  size: 'Campo da altura',
  prefill: 'Preenchimento',
  query: 'Parâmetros do endereço',
  allow: 'Permissões do quadro',
  sandbox: 'Sandbox',
  email: 'E-mail',
  phone: 'Telefone',
  address: 'Endereço',
  street: 'Rua, número e complemento',
  district: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
  postalCode: 'CEP',
  map: 'Mapa',
};

/** Seldom needed: shown folded. */
export const rareFields = new Set(['framePrefill', 'frameVendors']);

export const titleOf = (key: string): string => fieldTitles[key] ?? key;

/** `whatsapp.number` as `WhatsApp › Número`. */
export const describePath = (path: readonly (string | number)[]): string =>
  path.map((key) => (typeof key === 'number' ? String(key + 1) : titleOf(key))).join(' › ');
