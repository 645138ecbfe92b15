import { formatPath } from '#schema/fault.ts';
import { checkContrast } from './contrast.ts';
import type { BrandParts, Finding, Remark } from './finding.ts';
import { checkImages } from './images.ts';
import { checkLinkPreviews } from './link-preview.ts';
import { checkPrivacy } from './privacy.ts';
import { checkTemplateMarkers } from './template-markers.ts';
import { checkWhatsAppNumber } from './whatsapp-number.ts';

/** Every check of one brand beyond its schema, on as much of it as could be read. */
export function checkParts(parts: BrandParts): Finding[] {
  const { id, brandFile, linksFile, exported, config, theme, links, images } = parts;
  const number = links && checkWhatsAppNumber(links.whatsapp.number);
  const ofBrand = [
    ...(config ? checkLinkPreviews(config.name, config.pages) : []),
    ...checkTemplateMarkers(exported),
    ...(config ? checkImages(config, images) : []),
    ...(theme ? checkContrast(theme) : []),
    ...(config ? checkPrivacy(config) : []),
  ];
  const ofLinks = [
    ...(number ? [{ ...number, path: ['whatsapp', 'number'] }] : []),
    ...checkTemplateMarkers(links),
  ];
  const toFinding =
    (file: string) =>
    ({ path, ...remark }: Remark): Finding => ({ ...remark, brand: id, file, path: formatPath(path) });
  return [...ofBrand.map(toFinding(brandFile)), ...ofLinks.map(toFinding(linksFile))];
}
