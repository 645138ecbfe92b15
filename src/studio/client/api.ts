import type { DoctorReport, DraftCheck, LinksFile, Overview, Refusal, Saving } from '../api-types.ts';

/** What the studio's server did not do, and why. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const brandAddress = (id: string, what: string): string => `/brands/${encodeURIComponent(id)}/${what}`;

export const api = {
  overview: () => ask<Overview>('GET', '/brands'),
  schema: () => ask<object>('GET', '/schema'),
  links: (id: string) => ask<LinksFile>('GET', brandAddress(id, 'links')),
  saveLinks: (id: string, saving: Saving) => ask<LinksFile>('PUT', brandAddress(id, 'links'), saving),
  tryDraft: (id: string, value: object) => ask<DraftCheck>('POST', brandAddress(id, 'draft'), { value }),
  doctor: (id: string, value: object) => ask<DoctorReport>('POST', brandAddress(id, 'doctor'), { value }),
};

/** @throws {RefusedError} where the server says no, or does not answer */
async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(`/studio/api${address}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch((): never => {
    throw new RefusedError({
      reason: 'failed',
      message: 'O servidor de desenvolvimento não responde. Confira se npm run dev continua rodando.',
      findings: [],
    });
  });
  const answer = (await response.json()) as T | Refusal;
  if (!response.ok) throw new RefusedError(answer as Refusal);
  return answer as T;
}
