import { noticePaths } from '#engine/brand-pages.ts';
import type { BrandConfig } from '#engine/brand-schema.ts';
import type { Remark } from './finding.ts';

/** That nobody has answered for the privacy page yet. */
export const checkPrivacy = (config: BrandConfig): Remark[] =>
  config.privacy.confirmed
    ? []
    : [
        {
          severity: 'warning',
          path: ['privacy', 'confirmed'],
          problem: `a página ${noticePaths(config).privacy} ainda se apresenta como texto de exemplo`,
          allowed: 'true, depois que quem responde pela marca leu e aprovou a página',
        },
      ];
