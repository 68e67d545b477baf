import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runScript } from '../support/run-script.ts';
import { SEEDED_AIRPORTS } from '../support/seeded-airports.ts';
import { atMost, type Figure } from './figure.ts';

const PAIRS = 1_000;
/** The best of several runs, because other work on the machine only adds time. */
const RUNS = 5;

/** Measures `npm run demand` for a thousand pairs, from the start of Node to the end. */
export async function measureDemand(): Promise<Figure[]> {
  const large = SEEDED_AIRPORTS.filter(({ type }) => type === 'large_airport').map(({ iata }) => iata);
  const pairs = Array.from(
    { length: PAIRS },
    (_, index) =>
      `${large[(index * 7) % large.length]}-${large[(index * 7 + 1 + (index % 97)) % large.length]}`,
  );
  const folder = mkdtempSync(`${tmpdir()}/am-bench-demand-`);
  try {
    writeFileSync(`${folder}/pairs.csv`, ['pair', ...pairs, ''].join('\n'));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      const { code, stdout, stderr } = await runScript('research/demand', [`${folder}/pairs.csv`]);
      times.push((performance.now() - start) / 1000);
      const rows = stdout.trim().split('\n').length - 1;
      if (code !== 0 || rows !== PAIRS) throw new Error(`npm run demand gave ${rows} rows:\n${stderr}`);
    }
    return [atMost('npm run demand, 1,000 pairs', Math.min(...times), 1, 's', 2)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
