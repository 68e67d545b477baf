import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { airportMatcher } from '#game/world/airport/airport-match.ts';
import { readCityNames } from '#scripts/build/airport-names.ts';
import { runScript } from '../support/run-script.ts';
import { SEEDED_AIRPORTS } from '../support/seeded-airports.ts';
import { atMost, type Figure } from './figure.ts';

const TEXTS = ['l', 'lo', 'lon', 'london heathrow airport', 'Hetahrow', 'airport', 'sao paulo guarulhos'];
/** The best of several runs, because other work on the machine only adds time. */
const RUNS = 15;

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Measures one more letter in the hub field, and a whole import by `npm run seed` into a new folder. */
export async function measureAirports(): Promise<Figure[]> {
  const match = airportMatcher(SEEDED_AIRPORTS, readCityNames());
  const slowest = Math.max(
    ...TEXTS.map((text) => Math.min(...Array.from({ length: RUNS }, () => timeOf(() => match(text))))),
  );
  const folder = mkdtempSync(`${tmpdir()}/am-bench-seed-`);
  try {
    const start = performance.now();
    const { code, stderr } = await runScript('seed', [], { DATA_DIR: `${folder}/data` });
    if (code !== 0) throw new Error(`npm run seed failed:\n${stderr}`);
    return [
      atMost('airports that a text means, slowest of 7 texts', slowest, 5, 'ms', 1),
      atMost('npm run seed, all airports', (performance.now() - start) / 1000, 5, 's', 1),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
