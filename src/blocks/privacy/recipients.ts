import type { PageData } from '../page-data.ts';
import { vendorOf } from '../job-opening/describe-frame.ts';

/** Somebody else who gets data through the site. */
export interface Recipient {
  name: string;
  role: string;
}

const roles = { jobForm: 'o formulário de vaga', contract: 'o contrato de parceria' } as const;

/** Who runs the brand's embedded forms, where it is not the site itself. */
export function frameRecipients(links: PageData['brand']['links']): Recipient[] {
  const byName = new Map<string, string[]>();
  for (const kind of ['jobForm', 'contract'] as const) {
    const address = links.frames?.[kind];
    const vendor = address === undefined ? undefined : vendorOf(links, address);
    if (vendor) byName.set(vendor.name, [...(byName.get(vendor.name) ?? []), roles[kind]]);
  }
  return [...byName].map(([name, what]) => ({ name, role: `opera ${what.join(' e ')}` }));
}

/** Who shows the brand's map, where it is not the site itself. */
export const mapRecipients = ({ map }: PageData['brand']['links']): Recipient[] =>
  map?.startsWith('https:') ? [{ name: new URL(map).host, role: 'mostra o mapa do endereço' }] : [];
