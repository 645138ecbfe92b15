import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findLicenseFaults,
  groupByLicense,
  shippedPackages,
  type Lockfile,
} from './licenses/read-lockfile.ts';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const shipped = shippedPackages(JSON.parse(await readFile(file, 'utf8')) as Lockfile);

for (const [license, names] of groupByLicense(shipped)) {
  console.log(`${license} (${names.length})\n  ${names.join(', ')}\n`);
}
const faults = findLicenseFaults(shipped);
for (const { name, license } of faults) {
  console.error(`${name}: a licença ${license} não está entre as que o projeto aceita no que vai ao ar`);
}
if (faults.length > 0) process.exitCode = 1;
else console.log(`${shipped.length} pacotes vão ao ar, todos com licença aceita.`);
