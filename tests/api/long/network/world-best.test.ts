import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { bestPage } from '#scripts/research/world/best-report.ts';
import { type BestRun, playBest } from '#scripts/research/world/best-run.ts';
import { openStage } from '#scripts/research/world/stage.ts';
import { brokenIn } from '#tests/support/flying-world.ts';

const DAYS = 8;

let dataDir: string;
let run: BestRun;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-best-`);
  const stage = await openStage(await locatePocketbase(), dataDir, { seed: 'short', start: null });
  try {
    run = await playBest(stage, DAYS, async () => undefined);
  } finally {
    await stage.stop();
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('lets one airline lease what its forecasts recommend, in a sound world', async () => {
  expect(run.worth).toHaveLength(DAYS);
  expect(run.weeks).toHaveLength(1);
  const [week] = run.weeks;
  expect(week).toMatchObject({ week: 1 });
  expect(week?.aircraft).toBeGreaterThan(3);
  expect(week?.routes).toBe(week?.aircraft);
  expect(week?.account.flights).toBeGreaterThan(50);
  expect(week?.account.load).toBeGreaterThan(0.5);
  expect(week?.worth).toBeGreaterThan(20_000_000);
  expect(run.rejections).toEqual([]);
  expect(await brokenIn(dataDir)).toEqual([]);
});

it('makes a page of it', () => {
  const page = bestPage(run, 'a <seed>');
  expect(page).toContain('a &lt;seed>');
  expect(page).toContain('Net worth at the end of each day');
  expect(page).not.toMatch(/NaN|undefined/);
});
