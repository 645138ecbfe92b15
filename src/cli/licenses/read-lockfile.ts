/** What npm writes into package-lock.json, as far as licences go. */
export interface Lockfile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>;
}

export interface LockedPackage {
  /** Name and version. */
  name: string;
  /** An SPDX expression, or `sem licença`. */
  license: string;
}

/** They ask for no more than their text and a name to be kept. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Unlicense',
  'Python-2.0',
]);

/**
 * Copyleft of its own files alone, which stay as they came, and fonts that may not be sold by themselves: both
 * only draw share images, on the operator's machine.
 */
const accepted = [/^(?:@resvg\/resvg-js[-@]|satori@).*MPL-2\.0$/, /^@expo-google-fonts\/.*OFL-1\.1$/];

/** All but what only development needs; every platform's form of a package counts. */
export function shippedPackages({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages)
    .filter(([location, { dev, devOptional }]) => location !== '' && !dev && !devOptional)
    .map(([location, { version, license = 'sem licença' }]) => ({
      name: `${location.replace(/^.*node_modules\//, '')}@${version}`,
      license,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

export const groupByLicense = (packages: LockedPackage[]): [license: string, names: string[]][] =>
  [...Map.groupBy(packages, ({ license }) => license)]
    .map(([license, group]): [string, string[]] => [license, [...new Set(group.map(({ name }) => name))]])
    .toSorted(([, one], [, other]) => other.length - one.length);

/** The packages whose licence is unknown, or asks for more than this project gives. */
export const findLicenseFaults = (packages: LockedPackage[]): LockedPackage[] =>
  packages.filter(
    ({ name, license }) =>
      !isPermissive(license) && !accepted.some((pattern) => pattern.test(`${name} ${license}`)),
  );

/** One of several is enough; of several that hold together, each must be. */
const isPermissive = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => permissive.has(license)));
