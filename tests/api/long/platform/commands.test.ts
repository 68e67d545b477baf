import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { makeWorld } from '#tests/bench/world/make-world.ts';
import { runScript } from '#tests/support/run-script.ts';

const baseline = () => readFileSync(inRoot('pb_migrations/1_0_0_baseline.json'), 'utf8');

it('npm run schema writes the baseline of the tables', async () => {
  const before = baseline();
  expect(await runScript('schema', [])).toMatchObject({ code: 0 });
  expect(baseline()).toBe(before);
});

it('npm run scorecard compares the demand model with published figures, also without each lever', async () => {
  const { code, stdout, stderr } = await runScript('research/scorecard', []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/European pairs +\d+ +0\.\d+/);

  // Rank correlations of Europe, the USA, pairs over 4,000 km, …, Australia and Chile show how much each lever explains.
  const levers = new Map(
    [...stdout.matchAll(/^(All levers|With(?:out)? .*?) {2,}(.*)$/gm)].map(([, what = '', figures = '']) => [
      what,
      figures.split(/ {2,}/).map((figure) => Number.parseFloat(figure)),
    ]),
  );
  const of = (what: string) => levers.get(what) ?? [];
  const [europe = 0, , long = 0, , , australia = 0] = of('All levers');
  expect(long).toBeGreaterThan(0.68);
  expect(of('Without hubs on long haul')[2]).toBeLessThan(long - 0.05);
  expect(of('With one slope beyond 1,500 km')[2]).toBeLessThan(long - 0.02);
  expect(of('Without sun and tourist places')[5]).toBeLessThan(australia - 0.02);
  // A lever on long haul leaves Europe alone.
  expect(of('Without hubs on long haul')[0]).toBeCloseTo(europe, 1);
});

it('npm run bench measures a part, and rejects one that does not exist', async () => {
  const { code, stdout, stderr } = await runScript('bench', ['forecast']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Measuring forecast …\n' });
  expect(stdout).toMatch(/week on a route, in the browser +\d+\.\d+ ms/);
  expect(await runScript('bench', ['nothing'])).toMatchObject({ code: 1, stdout: '' });
});

it('the worlds of npm run bench settle, with the decisions of rivals', async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  try {
    const size = { airlines: 12, aircraft: 24, legs: 96, areRivals: true };
    await expect(makeWorld(size, dataDir)).resolves.toMatch(/^[a-z0-9]{15}$/);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
