import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeFault } from '../data/fault.ts';
import { readAirports } from '../data/read-airports.ts';
import { toSeedFile } from '../data/seed-file.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';

/** Checks seed/airports.csv and writes what the server imports at start. Throws a Problem that names every bad row. */
export async function buildSeed(outDir: string): Promise<void> {
  const { airports, faults } = readAirports(readFileSync(inRoot('seed/airports.csv')));
  if (faults.length > 0) {
    throw new Problem(
      ['seed/airports.csv is not fit to be built:', ...faults.map(describeFault)].join('\n  '),
    );
  }
  mkdirSync(`${outDir}/seed`, { recursive: true });
  writeFileSync(`${outDir}/seed/airports.json`, toSeedFile(airports));
}
