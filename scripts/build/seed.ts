import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SEED_TABLE_NAMES } from '#game/platform/seed/seed-tables.ts';
import { readAirports } from '../data/read-airports.ts';
import { readRows } from '../data/read-rows.ts';
import { toSeedFile, toTablesFile } from '../data/seed-file.ts';
import { describeViolation, type Violation } from '../data/violation.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { buildRivals } from './rivals.ts';

function rejectViolations(file: string, violations: Violation[]): void {
  if (violations.length > 0)
    throw new Problem([`${file} cannot be built:`, ...violations.map(describeViolation)].join('\n  '));
}

/**
 * Checks the CSV files of seed/ and writes the files that the server imports on start. Throws a Problem that
 * names every invalid row.
 */
export async function buildSeed(outDir: string): Promise<void> {
  const { airports, violations } = readAirports(readFileSync(inRoot('seed/airports.csv')));
  rejectViolations('seed/airports.csv', violations);
  const tables = SEED_TABLE_NAMES.map((name) => {
    const file = `seed/${name}.csv`;
    const { rows, violations } = readRows(name, readFileSync(inRoot(file)));
    rejectViolations(file, violations);
    return [name, rows] as const;
  });
  mkdirSync(`${outDir}/seed`, { recursive: true });
  writeFileSync(`${outDir}/seed/airports.json`, toSeedFile(airports));
  writeFileSync(`${outDir}/seed/tables.json`, toTablesFile(Object.fromEntries(tables)));
  buildRivals(outDir);
}
