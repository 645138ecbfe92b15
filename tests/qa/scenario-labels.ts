import type { ContactScenario } from '../mocks/scenarios.ts';

/** What each scenario plays, as the panel says it. */
export const scenarioLabels: Record<ContactScenario, string> = {
  enviada: 'Mensagem enviada',
  'enviada-devagar': 'Mensagem enviada, depois de 4 segundos',
  'erro-com-texto': 'Erro da função, com o motivo',
  'erro-sem-texto': 'Erro da função, sem motivo',
  'erro-que-nao-e-json': 'Erro da função, em HTML',
  limite: 'Mensagens demais (limite)',
  'nao-se-sabe': 'Não se sabe se a mensagem chegou',
  'recusada-com-texto': 'Sem sucesso, com o motivo',
  'recusada-sem-texto': 'Sem sucesso, sem motivo',
  'resposta-que-nao-e-json': 'A resposta não é JSON',
  'sem-resposta': 'Resposta que nunca chega (formulário e quadros)',
  'sem-rede': 'Sem rede (formulário e quadros)',
};

/** What an address without a scenario plays. */
export const usualScenario: ContactScenario = 'enviada';

/** What the page does by itself once it is open: `?acao=…`. */
export const actionLabels = {
  enviar: 'Preencher o formulário e enviar',
  'enviar-vazio': 'Enviar o formulário vazio',
} as const;

export type QaAction = keyof typeof actionLabels;
