import { getResponse } from 'msw';
import { contactScenarios, type ContactScenario } from './scenarios.ts';

export const isScenario = (name: string): name is ContactScenario => Object.hasOwn(contactScenarios, name);

/**
 * What msw answers to a message in a scenario, when the scenario answers: late in some, in one never.
 * @returns of type `error` where there is no network
 */
export async function answerScenario(scenario: ContactScenario): Promise<Response> {
  const message = new Request('http://localhost/functions/v1/send-contact-email', { method: 'POST' });
  const response = await getResponse([contactScenarios[scenario]], message);
  if (!response) throw new Error(`the scenario ${scenario} does not answer the contact function's address`);
  return response;
}
