import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuditReport, runAudit } from '#scripts/audit/run.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { bestPage } from '#scripts/research/world/best-report.ts';
import { checkRivals } from '#scripts/research/world/rivals/findings.ts';
import { busiestPairs } from '#scripts/research/world/rivals/market-figures.ts';
import { playRivals, type RivalRun } from '#scripts/research/world/rivals/play-rivals.ts';
import { rivalPage } from '#scripts/research/world/rivals/rival-page.ts';
import { PAIRS } from '#scripts/research/world/rivals/rival-report.ts';
import type { RivalSample } from '#scripts/research/world/rivals/sample.ts';
import { openStage } from '#scripts/research/world/stage.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';

const RIVALS = 3;
const DAYS = 14;
const JOINS = 7;
/** Hub of the newcomer. In Madrid, no lease pays in January. */
const HUB = 'HND';
/** The expert tries few pairs, because most of the time goes into its forecasts. */
const HABITS = { triedFirst: 4, tried: 4, isCareful: true, aWeek: 5 };

let dataDir: string;
let run: RivalRun;
let audit: AuditReport;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-rivals-`);
  copyPreparedFolder(dataDir);
  const terms = { seed: 'short', start: null, rivals: RIVALS };
  const stage = await openStage(await locatePocketbase(), dataDir, terms);
  try {
    run = await playRivals(stage, RIVALS, DAYS, async () => undefined, {
      joins: JOINS,
      hubs: [HUB],
      habits: HABITS,
    });
  } finally {
    await stage.stop();
  }
  audit = await runAudit(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('samples the world at the beginning and after each week, with the expert, the newcomer and an entrant', () => {
  expect(run.samples.map(({ airlines }) => airlines.length)).toEqual([RIVALS, RIVALS + 1, RIVALS + 3]);
  const last = run.samples.at(-1);
  expect(last?.airlines.filter(({ rival }) => rival)).toHaveLength(RIVALS);
  expect(last?.airlines.find(({ id }) => id === run.expert)?.aircraft).toBeGreaterThan(6);
  expect(last?.offers.length).toBeGreaterThan(10);
});

it('lets the expert lease what its forecasts recommend', () => {
  const { worth, weeks, rejections } = run.best;
  expect(worth).toHaveLength(DAYS);
  expect(weeks.map(({ week }) => week)).toEqual([1, 2]);
  const [first] = weeks;
  expect(first?.aircraft).toBeGreaterThan(3);
  expect(first?.routes).toBe(first?.aircraft);
  expect(first?.account.flights).toBeGreaterThan(50);
  expect(first?.account.load).toBeGreaterThan(0.5);
  expect(first?.worth).toBeGreaterThan(20_000_000);
  expect(rejections).toEqual([]);
});

it('makes a page of the expert’s run', () => {
  const page = bestPage(run.best, 'a <seed>');
  expect(page).toContain('a &lt;seed>');
  expect(page).toContain('Net worth at the end of each day');
  expect(page).not.toMatch(/NaN|undefined/);
});

it('gives a newcomer a profit within its first week', () => {
  expect(run.newcomers).toMatchObject([{ rejections: [], weeks: [{ week: 2 }] }]);
  expect(run.newcomers[0]?.firstProfit).toBeLessThanOrEqual(7);
});

it('reports each bound and shows it on a page', () => {
  const findings = checkRivals(run, audit);
  expect(findings.find(({ name }) => name.includes('audit'))).toMatchObject({ kept: true });
  // Nobody enters a route within two weeks.
  expect(findings.find(({ name }) => name.includes('after 0 entries'))).toMatchObject({ kept: false });
  const page = rivalPage(run, findings, 'a <seed>');
  expect(page).toContain('a &lt;seed>');
  const last = run.samples.at(-1) as RivalSample;
  for (const { pair } of busiestPairs(last, PAIRS)) expect(page).toContain(`>${pair}<`);
});
