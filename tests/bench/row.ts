/** One line of the table: what was measured, what was wanted, and whether it is. */
export interface Row {
  section: string;
  name: string;
  value: string;
  goal: string;
  met: boolean;
}

export function printTable(rows: Row[]): void {
  let section = '';
  for (const row of rows) {
    if (row.section !== section) console.log(`\n${row.section}`);
    section = row.section;
    console.log(
      `  ${row.met ? '✓' : '✗'} ${row.name.padEnd(58)} ${row.value.padStart(26)}   goal ${row.goal}`,
    );
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
