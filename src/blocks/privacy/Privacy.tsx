import { Notice } from '../notice/Notice.tsx';
import type { BlockProps } from '../page-data.ts';
import { describeDuties } from './duties.tsx';
import { describeUses } from './uses.tsx';

/** The day on which the words of this page last changed. */
const textRevised = '2026-11-21';

/** What is done with visitors' data (LGPD, art. 9 and 18), told from what the brand has and uses. */
export function Privacy({ block, data }: BlockProps<'privacy'>) {
  const { notice } = block;
  const { brand } = data;
  const { updated = textRevised } = notice;
  const controller = notice.controller.name ?? brand.name;
  return (
    <Notice
      title={data.page.title}
      lead={`O que ${brand.name} faz com os dados de quem usa este site, e o que você pode decidir sobre eles.`}
      updated={updated > textRevised ? updated : textRevised}
      mark={
        !notice.confirmed && (
          <>
            <strong>Texto de exemplo: ainda não revisado por {controller}.</strong> O que está abaixo descreve
            como o site funciona; os dados da empresa e os prazos são um modelo.
          </>
        )
      }
      homePath={brand.homePath}
      sections={[...describeUses(block, data, controller), ...describeDuties(block, data)]}
    />
  );
}
