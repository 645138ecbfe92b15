import type { Page } from '#engine/brand-schema.ts';
import type { Remark } from './finding.ts';

/** In characters: what WhatsApp, LinkedIn, Facebook and X show of a shared link before they cut it. */
export const previewLimits = { title: { min: 10, max: 65 }, description: { min: 40, max: 90 } } as const;

/** Titles and descriptions that a shared link would show cut, bare, or with the brand's name twice. */
export function checkLinkPreviews(brandName: string, pages: Page[]): Remark[] {
  return pages.flatMap(({ title, description }, index) => [
    ...checkLength('title', 'o título', title, ['pages', index]),
    ...checkLength('description', 'a descrição', description, ['pages', index]),
    ...checkBranding(brandName, title, ['pages', index, 'title']),
  ]);
}

function checkLength(
  field: 'title' | 'description',
  name: string,
  text: string,
  page: PropertyKey[],
): Remark[] {
  const { min, max } = previewLimits[field];
  if (text.length >= min && text.length <= max) return [];
  const tooLong = text.length > max;
  return [
    {
      severity: 'warning',
      path: [...page, field],
      problem: `${name} tem ${text.length} letras: ${tooLong ? 'ao compartilhar, o fim é cortado' : 'ao compartilhar, diz pouco'}`,
      allowed: `de ${min} a ${max} letras`,
      ...(tooLong ? { suggestion: `o que aparece termina em "…${text.slice(max - 20, max)}"` } : {}),
    },
  ];
}

function checkBranding(brandName: string, title: string, path: PropertyKey[]): Remark[] {
  const isName = (part: string) => part.toLowerCase() === brandName.toLowerCase();
  const parts = title.split(/\s[|·–—-]\s/);
  const bare = parts.filter((part) => !isName(part)).join(', ');
  if (!parts.some(isName) || bare === '') return [];
  return [
    {
      severity: 'warning',
      path,
      problem: 'o título repete o nome da marca, que o site acrescenta',
      allowed: 'o título sem o nome da marca',
      suggestion: `"${bare}"`,
    },
  ];
}
