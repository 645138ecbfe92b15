/** The problem of a folder's name that cannot be a brand's id, and a name that can. */
export function checkBrandId(
  id: string,
): { problem: string; allowed: string; suggestion?: string } | undefined {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return undefined;
  const usable = slugOf(id);
  return {
    problem: `"${id}" não serve de identificação da marca`,
    allowed: 'letras minúsculas sem acento, algarismos e hífens, como nome-da-marca',
    ...(usable ? { suggestion: `dê à pasta o nome "${usable}"` } : {}),
  };
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
