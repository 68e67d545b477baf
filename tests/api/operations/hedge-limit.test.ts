import { beforeAll, expect, it } from 'vitest';
import { hedgeOffer } from '#game/operations/fuel/fuel-price.ts';
import { burnSince, hedgeLimit } from '#game/operations/fuel/hedge-limit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours, setTimetable, tryAct, worldNow } from '#tests/support/world.ts';
import { burntOn, timetableKg } from '#web/features/operations/fuel/fuel-burn.ts';

let server: TestServer;
let player: FlyingAirline;

beforeAll(async () => {
  server = await sharedWorld();
  player = await flyingAirline(server, 'Hedge Air', 2);
});

/** Asks for a number of tonnes per day for a year. */
async function hedge(tonnes: number) {
  const { fuel_price, economy } = await worldNow(server);
  const response = await tryAct(server, player, 'fuel.hedge', {
    weeks: 52,
    tonnes,
    price: hedgeOffer(fuel_price, 52, economy),
  });
  return [response.status, response.json.data?.tonnes?.code, response.json.message];
}

/** Returns the limit as the fuel page computes it. */
async function limitOnPage() {
  const list = <Row>(name: string, filter = '') =>
    player.client.collection(name).getFullList<Row>({ filter, batch: 1000 });
  const { minute } = await worldNow(server);
  const history = await list<RouteHistory>('route_history', `starts >= ${burnSince(minute)}`);
  const fleet = await list<Aircraft>('aircraft');
  const planned = timetableKg(
    await list('leg'),
    player.routes,
    fleet,
    fleet.map(({ model }) => seedModel(model)),
    minute,
  );
  return hedgeLimit({ ...burntOn(history, minute), timetableKg: planned }, minute);
}

it('rejects a hedge for a timetable that has not been flown', async () => {
  expect(await hedge(1)).toEqual([400, 'beyond_consumption', expect.stringContaining('You can buy 0 more')]);
});

it('accepts a hedge up to the tonnes flown, and rejects it once the timetable is emptied', async () => {
  await advanceHours(server, 24 * 3);
  const { minute } = await worldNow(server);
  const flights = await player.client.collection('flight').getFullList<Flight>({ batch: 1000 });
  const burnt = flights
    .filter(({ state, departs }) => state === 'landed' && departs < minute - (minute % DAY))
    .reduce((sum, { fuel_kg }) => sum + fuel_kg, 0);
  const tonnes = Math.floor(burnt / 7 / 1000);
  expect(tonnes).toBeGreaterThan(3);
  expect(await limitOnPage()).toEqual({ tonnes, days: 7 });
  expect(await hedge(tonnes + 1)).toMatchObject([400, 'beyond_consumption', expect.any(String)]);

  const [plane] = player.aircraft as [Aircraft];
  const week = await player.client
    .collection('leg')
    .getFullList<{ route: string; origin: string; departs: number }>({
      filter: `aircraft = "${plane.id}"`,
    });
  for (const { id } of player.aircraft) await setTimetable(server, player, id, []);
  expect((await limitOnPage()).tonnes).toBe(0);
  expect(await hedge(1)).toMatchObject([400, 'beyond_consumption', expect.any(String)]);
  await setTimetable(
    server,
    player,
    plane.id,
    week.map(({ route, origin, departs }) => ({ route, origin, departs })),
  );
  const { tonnes: left } = await limitOnPage();
  expect(left).toBeGreaterThan(0);
  expect(await hedge(left + 1)).toMatchObject([400, 'beyond_consumption', expect.any(String)]);
  expect(await hedge(left)).toMatchObject([200, undefined, undefined]);
  expect(await hedge(1)).toMatchObject([400, 'beyond_consumption', expect.any(String)]);
});
