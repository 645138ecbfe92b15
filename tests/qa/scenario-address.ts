import type { IncomingMessage } from 'node:http';
import { isScenario } from '../mocks/answer-scenario.ts';
import type { ContactScenario } from '../mocks/scenarios.ts';
import { usualScenario } from './scenario-labels.ts';

/** The scenario that an address names, if it is one. */
function scenarioIn(address: URL | null): ContactScenario | undefined {
  const name = address?.searchParams.get('cenario') ?? '';
  return isScenario(name) ? name : undefined;
}

/** The page of this server that a request comes from. */
function pageOf({ headers }: IncomingMessage): URL | null {
  const page = URL.parse(headers.referer ?? '');
  return page?.host === headers.host ? page : null;
}

const addressOf = ({ url }: IncomingMessage): URL | null => URL.parse(url ?? '/', 'http://localhost');

/** The scenario that a request names itself, or else that of the page it comes from. */
export const scenarioOf = (request: IncomingMessage): ContactScenario =>
  scenarioIn(addressOf(request)) ?? scenarioIn(pageOf(request)) ?? usualScenario;

/**
 * Where a visitor who follows a link goes instead, so that the scenario goes along: the same address with the
 * scenario in it. Nothing where the address names one already, or there is none to keep.
 */
export function keptAddress(request: IncomingMessage): string | undefined {
  if (request.method !== 'GET' || request.headers['sec-fetch-dest'] !== 'document') return undefined;
  const address = addressOf(request);
  const scenario = scenarioIn(pageOf(request));
  if (!address || scenario === undefined || address.searchParams.has('cenario')) return undefined;
  address.searchParams.set('cenario', scenario);
  return `${address.pathname.replace(/^\/+/, '/')}${address.search}`;
}
