import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLicenseFaults, groupByLicense, shippedPackages, type Lockfile } from './read-lockfile.ts';

const lockfile = (licenses: Record<string, string | undefined>): Lockfile => ({
  packages: Object.fromEntries(
    Object.entries(licenses).map(([name, license]) => [
      `node_modules/${name}`,
      { version: '1.0.0', ...(license === undefined ? {} : { license }) },
    ]),
  ),
});

test('what ships has licences that ask for nothing but their name', () => {
  const file = path.resolve(import.meta.dirname, '../../../package-lock.json');
  const shipped = shippedPackages(JSON.parse(readFileSync(file, 'utf8')) as Lockfile);
  expect(shipped.map(({ name }) => name.replace(/@[^@]*$/, ''))).toEqual(
    expect.arrayContaining(['react', 'hono', 'nodemailer']),
  );
  expect(findLicenseFaults(shipped)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['MPL-2.0', false],
  ['UNLICENSED', false],
  [undefined, false],
])('a package under %s: accepted is %s', (license, isAccepted) => {
  const faults = findLicenseFaults(shippedPackages(lockfile({ pacote: license })));
  expect(faults).toHaveLength(isAccepted ? 0 : 1);
});

test('what only development needs does not ship', () => {
  const locked = lockfile({ solto: 'GPL-3.0-only' });
  Object.assign(locked.packages['node_modules/solto'] ?? {}, { dev: true });
  expect(shippedPackages(locked)).toEqual([]);
});

test('packages are listed by licence, the most common first', () => {
  const packages = shippedPackages(lockfile({ um: 'ISC', dois: 'MIT', '@casa/tres': 'MIT' }));
  expect(groupByLicense(packages)).toEqual([
    ['MIT', ['@casa/tres@1.0.0', 'dois@1.0.0']],
    ['ISC', ['um@1.0.0']],
  ]);
});
