import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TenderView } from '#game/payloads/shares.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Slot } from '#game/tables/slot.ts';
import { airportId, call, type Founder, operator } from '#tests/support/api.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing, giveInvestors, makeRival } from '#tests/support/share-market.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  startPausedWorld,
} from '#tests/support/world.ts';

/** Movements per hour that one airline may have in this world. */
const LIMIT = 1;
/** Unused slots of the merged airline on Mondays at 03:00 UTC. */
const UNUSED = 8;
const UNUSED_HOUR = 3;

let build: TestBuild;
let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let buyer: Founder;
let rival: Founder;

const rows = <Row>(name: string, airline: string): Promise<Row[]> =>
  superuser.collection(name).getFullList<Row>({ filter: `airline = "${airline}"` });

beforeAll(async () => {
  build = await makeTestBuild({ figures: { SLOT_SHARE: 0, SHARE_MIN: LIMIT } });
  dataDir = mkdtempSync(`${tmpdir()}/am-merger-slots-`);
  server = await startPausedWorld({ dataDir, build: build.dir });
  superuser = await operator(server);
  [buyer, rival] = [await oldFounder(server), await oldFounder(server)];
  await giveInvestors(superuser, 10_000_000);
  for (const founder of [buyer, rival]) {
    const route = await openRoute(server, founder, 'AMS', 'BCN');
    const aircraft = await leaseOne(server, founder, 'airbus-a320neo');
    await advanceHours(server, 26);
    await setTimetable(server, founder, aircraft.id, daily(route, route.a, 400, 700));
  }
  await superuser.collection('slot').create({
    airline: rival.airline.id,
    airport: await airportId(server, 'LHR'),
    hour: UNUSED_HOUR,
    kind: 'arrival',
    count: UNUSED + LIMIT,
    until: 1_000_000,
  });
  await makeRival(superuser, rival);
  await addListing(superuser, rival.airline.id, { state: 'listed', founder_lots: 4_000, valued: 1_000_000 });
  await addHolding(superuser, buyer.airline.id, rival.airline.id, 6_000);
});
afterAll(async () => {
  await server?.stop();
  build.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it('gives back slots above the share of one airline, with the flights that used them', async () => {
  const [own, gone] = [buyer.airline.id, rival.airline.id];
  const before = await rows<Leg>('leg', own);
  expect((await rows<Leg>('leg', gone)).length).toBe(before.length);
  const { control } = (await call(server, `/api/am/tender?airline=${gone}`, { token: buyer.token }))
    .json as unknown as TenderView;
  // Both fly daily at the same times. All flights of the merged airline use four movements per day.
  expect(control).toMatchObject({ surplus_slots: 2 * before.length + UNUSED, removed_legs: before.length });
  const moved = await act(server, buyer, 'share.merge', { airline: gone });
  expect(moved).toMatchObject({ surplus_slots: control?.surplus_slots, removed_legs: before.length });
  expect(await rows<Leg>('leg', own)).toEqual(before);
  expect(await rows('aircraft', own)).toHaveLength(2);
  const slots = (await rows<Slot>('slot', own)).map(({ hour, count, used }) => ({ hour, count, used }));
  expect(slots).toEqual([{ hour: UNUSED_HOUR, count: LIMIT, used: 0 }]);
  const pool = await superuser.collection('slot_pool').getFullList();
  expect(pool.map(({ hour, count }) => [hour, count])).toEqual([[UNUSED_HOUR, UNUSED / 2]]);
  expect(await brokenIn(dataDir)).toEqual([]);
  await advanceHours(server, 30);
  expect(await brokenIn(dataDir)).toEqual([]);
});
