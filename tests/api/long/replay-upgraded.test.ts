import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyedChance } from '#game/chance/keyed-chance.ts';
import { legacyChance } from '#game/chance/legacy-chance.ts';
import { refit } from '#game/fleet/refit.ts';
import { fuelPrice, nextFuelLevel, STARTING_LEVEL } from '#game/fuel/fuel-price.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, flyingAirline } from '#tests/support/flying-world.ts';
import { migrationsFrom } from '#tests/support/migrations.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, leaseOne, startPausedWorld, worldNow } from '#tests/support/world.ts';

const SEED = 'upgraded';
const DAYS_BEFORE = 3;
const DAYS_AFTER = 3;

let data: string;

beforeEach(() => {
  data = mkdtempSync(`${tmpdir()}/am-upgraded-`);
});
afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

const start = () => startPausedWorld({ dataDir: data, env: { AM_WORLD_SEED: SEED } });

async function setRulesFrom(server: TestServer, hour: number, newest = hour): Promise<void> {
  const hours = {
    rules_from: hour,
    rules_04_from: newest,
    rules_05_from: newest,
    rules_06_from: newest,
    rules_07_from: newest,
    rules_08_from: newest,
  };
  await (await operator(server)).collection('world').update(WORLD_ID, hours);
}

async function rulesFrom(server: TestServer): Promise<number> {
  return (await (await operator(server)).collection('world').getOne(WORLD_ID)).rules_from;
}

/** Returns daily fuel prices. The first `legacy` days use the chance of release 0.2.0. */
function prices(legacy: number, keyed: number): number[] {
  let level = STARTING_LEVEL;
  return Array.from({ length: legacy + keyed }, (_, index) => {
    const chanceOf = index < legacy ? legacyChance : keyedChance;
    level = nextFuelLevel(level, chanceOf(SEED, index).fuel());
    return fuelPrice(level);
  });
}

/** Leases an aircraft, which is delivered a day later, and orders a refit for it. Returns the refit's id. */
async function orderRefit(server: TestServer, player: Founder): Promise<string> {
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  const cabin = { economy: 50, business: 8, first: 0 };
  const { cost: price } = refit(aircraft, cabin);
  const input = { aircraft: aircraft.id, cabin, price };
  return String((await act(server, player, 'fleet.refit', input)).maintenance);
}

it('replays a world that changes to the new rules in the middle of a day', async () => {
  const server = await start();
  // One hour after midnight: that day still uses the old chance.
  await setRulesFrom(server, DAYS_BEFORE * 24 - 23, DAYS_BEFORE * 24 + 7);
  await flyingAirline(server, 'Across', 2);
  await advanceHours(server, (DAYS_BEFORE + 1) * 24 - (await worldNow(server)).hour);
  // Leased under the newest rules, so delivered within the hour.
  await leaseOne(server, await newFounder(server), 'airbus-a320neo');
  await advanceHours(server, (DAYS_BEFORE + DAYS_AFTER) * 24 - 1 - (await worldNow(server)).hour);
  expect((await worldNow(server)).fuel_history).toEqual(prices(DAYS_BEFORE, DAYS_AFTER));
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
  await expectReplay(data);
});

it('replays an upgraded world of 0.2.0, each hour by the rules of its time', async () => {
  const before = await start();
  await setRulesFrom(before, 1_000_000);
  await flyingAirline(before, 'Old hand', 2);
  await advanceHours(before, DAYS_BEFORE * 24 - 10 - (await worldNow(before)).hour);
  const careful = await newFounder(before);
  const [first, second] = [await orderRefit(before, careful), await orderRefit(before, careful)];
  const { hour } = await worldNow(before);
  await before.stop();
  // The folder as 0.2.0 left it: settled by the old rules, and without the fields of this release.
  const down = await runCommand(['migrate', 'down', migrationsFrom('1795305600_0_3_0_hardening')], {
    dataDir: data,
    input: 'y\n',
  });
  expect(down.output).toContain('Reverted 1795305600_0_3_0_hardening');

  const after = await start();
  expect(await rulesFrom(after)).toBe(hour + 1);
  await (await operator(after)).collection('world').update(WORLD_ID, { traffic: 0 });
  // Sold with free cancellation until work begins, which they keep: at once, and under the new rules.
  await act(after, careful, 'maintenance.cancel', { maintenance: first });
  await advanceHours(after, 2);
  const response = await act(after, careful, 'maintenance.cancel', { maintenance: second });
  expect(response).toMatchObject({ kept: 0 });
  await flyingAirline(after, 'Newcomer', 1);
  await advanceHours(after, (DAYS_BEFORE + DAYS_AFTER) * 24 - 1 - (await worldNow(after)).hour);
  expect((await worldNow(after)).fuel_history).toEqual(prices(DAYS_BEFORE, DAYS_AFTER));
  await after.stop();
  expect(await brokenIn(data)).toEqual([]);
  await expectReplay(data);
});
