import { vendorOf, type FrameKind } from '#blocks/job-opening/describe-frame.ts';
import type { Fault } from '#schema/fault.ts';
import type { BrandSource } from './check-site.ts';

const kinds: FrameKind[] = ['jobForm', 'contract'];

/** Names under which vendors take the key of an account, which opens far more than one form. */
const secretName = /^(?:api[_-]?(?:key|token)|token[_-]?api|crypt[_-]?key|(?:access|auth)[_-]?token)$/i;

/** What is wrong with the addresses and filled-in fields of a brand's embedded forms. */
export function checkFrames({ links, linksFile: file }: BrandSource): Fault[] {
  if (!links) return [];
  return kinds.flatMap((kind): Fault[] => {
    const address = links.frames?.[kind];
    if (address === undefined) return [];
    const fields = Object.keys(links.framePrefill[kind]);
    const names = [...new URL(address, 'https://site.invalid').searchParams.keys(), ...fields];
    const secrets = names.filter((name) => secretName.test(name));
    const vendor = vendorOf(links, address);
    return [
      ...secrets.map((name) => ({
        file,
        path: `frames.${kind}`,
        problem: `${name} é a chave da conta no fornecedor, e todo visitante a veria`,
        allowed: 'o endereço de um formulário, sem chaves da conta; troque a chave, se já foi ao ar',
      })),
      ...(fields.length > 0 && vendor?.prefill === 'none'
        ? [
            {
              file,
              path: `framePrefill.${kind}`,
              problem: `${vendor.name} não recebe campos preenchidos pelo endereço`,
              allowed: 'nada: apague a linha, ou descreva o fornecedor em frameVendors, com prefill',
            },
          ]
        : []),
    ];
  });
}
