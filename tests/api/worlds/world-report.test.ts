import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { runAudit } from '#scripts/audit/run.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { CHARACTERS } from '#scripts/research/world/characters.ts';
import { worldPage } from '#scripts/research/world/html.ts';
import { flyHubs } from '#scripts/research/world/hubs/hub-table.ts';
import { lookAt, type WorldOutcome } from '#scripts/research/world/outcome.ts';
import { play } from '#scripts/research/world/play.ts';
import { checkSanity, leverageOf } from '#scripts/research/world/sanity.ts';
import { openStage } from '#scripts/research/world/stage.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';
import { runScript } from '#tests/support/run-script.ts';

const DAYS = 3;
/** Two rivals at one hub, turboprops, a reckless airline and an idle one. A careful one does nothing special before day 9. */
const NAMES = ['Amstel Air', 'Polder Jet', 'Mälaren Regional', 'Icarus Express', 'Sleepy Air'];
const characters = CHARACTERS.filter(({ name }) => NAMES.includes(name));

let dataDir: string;
let world: WorldOutcome;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-world-`);
  copyPreparedFolder(dataDir);
  const stage = await openStage(await locatePocketbase(), dataDir, { seed: 'short', start: '2026-07-01' });
  let outcome: Awaited<ReturnType<typeof lookAt>>;
  try {
    const played = await play(stage, characters, DAYS, async () => undefined);
    const { start } = await stage.now();
    outcome = await lookAt(played, { seed: 'short', start, days: DAYS }, [900, 910]);
  } finally {
    await stage.stop();
  }
  world = {
    ...outcome,
    hubs: flyHubs(['VIE']),
    leverage: leverageOf(outcome),
    audit: await runAudit(dataDir),
  };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const named = (name: string) => {
  const airline = world.airlines.find(({ character }) => character.name === name);
  if (!airline) throw new Error(`no ${name}`);
  return airline;
};
const finding = (name: string) => checkSanity(world).find((row) => row.name.includes(name));

it('begins on the requested day', () => {
  expect(world.start).toBe('2026-07-01');
});

it('is sound, and rejects no sensible action', () => {
  expect(world.airlines.map(({ character }) => character.name)).toEqual(NAMES);
  expect(finding('invariants')).toMatchObject({ kept: true });
  expect(finding('rejected actions')).toMatchObject({ value: '0', kept: true });
  expect(finding('idle')).toMatchObject({ kept: true });
});

it('gives the sensible airlines many hours and passengers from the first day with aircraft', () => {
  for (const name of ['Amstel Air', 'Polder Jet', 'Mälaren Regional']) {
    const { account, aircraft, routes, hoursADay, load } = named(name);
    expect(aircraft, name).toBeGreaterThan(2);
    expect(routes, name).toBeGreaterThan(2);
    expect(hoursADay, name).toBeGreaterThan(6);
    expect(account.flights, name).toBeGreaterThan(aircraft * 2);
    expect(account.load, name).toBeGreaterThan(0.5);
    expect(load, name).toHaveLength(DAYS);
    expect(load[0], name).toBeNaN();
  }
});

it('gives an airline with high fares and too many aircraft empty flights and a loss', () => {
  const reckless = named('Icarus Express').account;
  expect(reckless.flights).toBeGreaterThan(0);
  expect(reckless.load).toBeLessThan(named('Amstel Air').account.load);
  expect(reckless.margin).toBeLessThan(-0.2);
});

it('records each airline’s cash from the starting capital to the end', () => {
  for (const { cash, account, character } of world.airlines) {
    expect(cash, character.name).toHaveLength(DAYS);
    if (character.manner !== 'idle') expect(cash[0]).toBeLessThan(STARTING_CAPITAL);
    if (character.manner !== 'idle') expect(account.costs.fuel).toBeGreaterThan(0);
  }
});

it('makes a page with a plot for every airline', () => {
  const page = worldPage(world, checkSanity(world));
  for (const name of NAMES) expect(page).toContain(`<title>${name}</title>`);
  expect(page).not.toMatch(/NaN|undefined/);
});

it('prints its findings as a command, and exits with 1 if a bound is missed', async () => {
  const out = `${dataDir}/report.html`;
  const { code, stdout } = await runScript('research/world-report', [
    '--days',
    '1',
    '--airlines',
    '1',
    '--out',
    out,
  ]);
  // On the first day nobody flies, so the bounds are missed.
  expect(code).toBe(1);
  expect(stdout).toMatch(/load factor of sensible airlines +0\.0% .* MISSED/);
  expect(readFileSync(out, 'utf8')).toContain('Amstel Air');
});
