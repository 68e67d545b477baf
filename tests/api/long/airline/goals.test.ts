import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOAL_DAYS, GOAL_REWARD } from '#game/airline/goals.ts';
import { freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Notice } from '#game/tables/notice.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { airportId, type Founder, newFounder } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { type Served, serveWorld, setHour } from '#tests/support/served-world.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable, worldNow } from '#tests/support/world.ts';

const CODES = ['LHR', 'CPH', 'VIE', 'BCN', 'MAD', 'FCO', 'ATH', 'OSL', 'ARN', 'JFK'];

let served: Served;
let { server, superuser, dataDir } = {} as Served;

/** Starts a world of its own for the tests of a block. */
function startOwnWorld(): void {
  beforeAll(async () => {
    served = await serveWorld();
    ({ server, superuser, dataDir } = served);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

const goalsOf = async ({ client }: Founder) =>
  (await client.collection('goal').getFullList({ sort: 'goal' })).map(({ goal }) => String(goal));
const reputationOf = async ({ client, airline }: Founder) =>
  Number((await client.collection('airline').getOne(airline.id)).reputation);

/** Creates an airline that has flown punctually to ten destinations for a week and owns an aircraft. */
async function goodWeek(): Promise<Founder> {
  const founder = await newFounder(server);
  const hub = founder.airline.hub as string;
  await setHour(served, GOAL_DAYS * 24);
  for (const code of CODES) {
    const route = await superuser.collection('route').create({
      airline: founder.airline.id,
      pair: `AMS${code}`,
      a: hub,
      b: await airportId(server, code),
      km: code === 'JFK' ? 5_848 : 900,
      number: 101 + 2 * CODES.indexOf(code),
    });
    for (let day = 0; day < GOAL_DAYS; day++)
      await superuser.collection('route_history').create({
        airline: founder.airline.id,
        route: route.id,
        starts: day * DAY,
        days: 1,
        flights: 4,
        cancelled: 0,
        late: 0,
        seats: 600,
        passengers: 500,
      });
  }
  const registration = 'PH-OWN';
  const owned = {
    airline: founder.airline.id,
    registration,
    ownership: 'owned',
    place: hub,
    model: 'atr-72-600',
  };
  await superuser.collection('aircraft').create({ ...owned, condition: 1, checks: freshChecks(0, 0, 0) });
  return founder;
}

describe('goals after a good week', () => {
  let founder: Founder;

  startOwnWorld();
  beforeAll(async () => {
    founder = await goodWeek();
  });

  it('are detected within a day, once each, with a notice and a point of reputation', async () => {
    // From the lowest reputation, which punctuality and comfort can only raise in the same hour.
    await superuser.collection('airline').update(founder.airline.id, { reputation: 0 });
    for (let hour = 0; hour < 24 && (await goalsOf(founder)).length === 0; hour++)
      await advanceHours(server, 1);
    expect(await goalsOf(founder)).toEqual(['destinations', 'long_haul', 'owned', 'punctual']);
    const after = await reputationOf(founder);
    const notices = await founder.client
      .collection('notice')
      .getFullList<Notice>({ filter: "kind = 'goal'" });
    expect(notices.map(({ title }) => title).toSorted()).toEqual([
      'Goal reached: 90% on time for a week',
      'Goal reached: First aircraft of your own',
      'Goal reached: First long haul',
      'Goal reached: Ten destinations',
    ]);
    expect(notices[0]?.body).toBe('Your reputation rises by 1 point.');
    expect(after).toBeGreaterThanOrEqual(notices.length * GOAL_REWARD);
    expect(after).toBeLessThan((notices.length + 2) * GOAL_REWARD);
    await advanceHours(server, 24);
    expect((await founder.client.collection('goal').getFullList()).length).toBe(4);
    expect((await founder.client.collection('notice').getFullList({ filter: "kind = 'goal'" })).length).toBe(
      4,
    );
  });

  it('are private to the airline and deleted with it', async () => {
    const other = await newFounder(server);
    await advanceHours(server, 24);
    expect(await goalsOf(founder)).toHaveLength(4);
    expect(await goalsOf(other)).toEqual([]);
    await founder.client.collection('users').delete(founder.id);
    expect(await superuser.collection('goal').getFullList()).toEqual([]);
  });
});

describe('goals of a flying airline', () => {
  startOwnWorld();

  it('are reached again in a replay, with the same ledger', async () => {
    const founder = await newFounder(server, 'Far and wide');
    const route = await openRoute(server, founder, 'AMS', 'JFK');
    const { id } = await leaseOne(server, founder, 'airbus-a321neo');
    await setTimetable(server, founder, id, daily(route, founder.airline.hub, 480, 1_100));
    await advanceHours(server, 24);
    const [first] = await founder.client.collection('flight').getFullList<Flight>({ sort: 'departs' });
    const { hour } = await worldNow(server);
    const landsIn = Math.floor((first?.landed ?? 0) / HOUR) + 1 - hour;
    if (landsIn > 0) await advanceHours(server, landsIn);
    // Within the hour of the first landing, whenever the airline has its daily turn.
    const [reached] = await founder.client.collection('goal').getFullList();
    expect(reached).toMatchObject({
      goal: 'long_haul',
      minute: (Math.floor((first?.landed ?? 0) / HOUR) + 1) * HOUR,
    });
    await advanceHours(server, 48);
    expect(await goalsOf(founder)).toEqual(['long_haul']);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
    await expectReplay(dataDir);
  });
});
