import type PocketBase from 'pocketbase';
import { describe, expect, it } from 'vitest';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Route } from '#game/tables/route.ts';
import { airportId, runSql } from '#tests/support/api.ts';
import type { Operation } from '#tests/support/operation.ts';
import { type Trial, testRejections } from '#tests/support/rejected.ts';
import { leaseOne, openRoute, tryAct } from '#tests/support/world.ts';

const UNKNOWN = 'zzzzzzzzzzzzzzz';

/** Airports by code, and the owner's routes by the code of their other airport. */
const at: Record<string, string> = {};
const routes: Record<string, Route> = {};
let long: Aircraft;

/** Adds what these tests need besides the operation. */
export async function prepareTimetable({ server, owner, superuser }: Operation): Promise<void> {
  for (const code of ['AMS', 'LHR', 'SYD']) at[code] = await airportId(server, code);
  for (const to of ['SIN', 'LCY', 'GRQ', 'MST']) routes[to] = await openRoute(server, owner, 'AMS', to);
  const australian = { airline: owner.airline.id, bloc: 'ANZ', state: 'granted', granted: 1, fee_due: 9e6 };
  await superuser.collection('certificate').create(australian);
  routes.PER = await openRoute(server, owner, 'SYD', 'PER');
  long = await leaseOne(server, owner, 'boeing-777-300er');
  // GRQ and MST have one runway each: 30 movements fill GRQ, 18 are the owner's whole share of MST.
  await addDepartures(superuser, 'nobody', routes.GRQ?.b, 30);
  await addDepartures(superuser, owner.airline.id, routes.MST?.b, 18);
}

/** Adds departures of an airline on Tuesdays from 12:00 to 13:00 at an airport. */
async function addDepartures(
  superuser: PocketBase,
  airline: string,
  airport: string | undefined,
  count: number,
): Promise<void> {
  const query = `INSERT INTO leg (id, airline, aircraft, origin, departs, block, arrives)
    WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < ${9 + count})
    SELECT substr('${airline}0000000000000', 1, 13) || i, '${airline}', '', '${airport}', 2160 + i, 60, 2220 + i FROM n`;
  await runSql(superuser, query);
}

/** Returns a weekly flight in each direction of a route. */
const week = (route: Route | undefined, out: number, back: number, from = at.AMS) => [
  { route: route?.id, origin: from, departs: out },
  { route: route?.id, origin: from === route?.a ? route?.b : route?.a, departs: back },
];
export function testTimetable(t: () => Trial): void {
  const plan = (legs: unknown[], aircraft = t().idle.id, revision = 0) => ({
    plans: [{ aircraft, revision, legs }],
  });
  describe('rejects a timetable with the figure', () => {
    testRejections('timetable.set', t, [
      [
        'another tab was first',
        ({ flown }) => plan([], flown.id, 0),
        'revision stale_revision',
        /PH-.*revision 1, yours is 0/,
      ],
      ['unknown aircraft', () => plan([], UNKNOWN), 'plans unknown_aircraft', /no such/],
      ['foreign', ({ othersAircraft }) => plan([], othersAircraft.id), 'plans unknown_aircraft', /no such/],
      [
        'one good, one foreign',
        ({ othersAircraft, inputs }) => ({
          plans: [...inputs['timetable.set'].plans, ...plan([], othersAircraft.id).plans],
        }),
        'plans unknown_aircraft',
        /no such/,
      ],
      [
        'aircraft twice',
        () => ({ plans: [...plan([]).plans, ...plan([]).plans] }),
        'plans twice',
        /PH-.* more than once/,
      ],
      ['foreign route', ({ othersRoute }) => plan(week(othersRoute, 1, 2)), 'plans unknown_route', /no such/],
      ['wrong end', ({ route }) => plan(week(route, 400, 700, at.LHR)), 'plans wrong_origin', /AMS–BCN/],
      [
        'overlapping',
        ({ route }) => plan(week(route, 400, 450)),
        'plans overlap',
        /PH-.*BCN–AMS, Mon 07:30, overlaps AMS–BCN, Mon 06:40, by \d+ min/,
      ],
      [
        'no turnaround',
        ({ route }) => plan(week(route, 400, 530)),
        'plans turnaround',
        /BCN–AMS, Mon 08:50, .*\d+ min/,
      ],
      ['broken rotation', ({ route }) => plan(week(route, 1, 2).slice(0, 1)), 'plans rotation', /BCN/],
      [
        'aircraft elsewhere, further than it flies empty',
        () => plan(week(routes.PER, 400, 1_000, at.SYD)),
        'plans elsewhere',
        /is at AMS.*from SYD, but that is 16,?\d{3} km away and its range without passengers is 7,?\d{3} km/,
      ],
      [
        'several legs',
        ({ route }) => plan([...week(route, 400, 450), ...week(routes.SIN, 3_000, 6_000)]),
        'plans range',
        /AMS–SIN: .* And 1 more\.$/,
      ],
      [
        'out of range',
        () => plan(week(routes.SIN, 400, 2_400)),
        'plans range',
        /AMS–SIN: The route is 10,\d{3} km long\. This aircraft flies 6,\d{3} km/,
      ],
      [
        'short runway',
        () => plan(week(routes.LCY, 400, 700), long.id),
        'plans runway',
        /LCY has 1,\d{3} m of runway.*needs \d,\d{3} m/,
      ],
      [
        'one leg is fine, the other is not: each at its place',
        ({ route }) => ({
          plans: [...plan(week(route, 400, 700)).plans, ...plan(week(routes.LCY, 400, 700), long.id).plans],
        }),
        'plans runway',
        /LCY has/,
      ],
      [
        'no slot',
        () => plan(week(routes.GRQ, 500, 2_165)),
        'plans no_slot',
        /GRQ is full in the hour from Tue 12:00 UTC: this departure would be movement 31, and flights can be planned up to 27\. Choose another hour\.$/,
      ],
      [
        'beyond the share of one airline',
        () => plan(week(routes.MST, 500, 2_165)),
        'plans slot_share',
        /One airline may have 18 movements at MST in the hour from Tue 12:00 UTC, and this would be 19\. Choose another hour\.$/,
      ],
    ]);
  });

  describe('a timetable with several violations', () => {
    it('is rejected with all of them, each at its leg, up to twenty', async () => {
      const { server, route, owner } = t();
      const legs = [
        ...week(route, 400, 450),
        ...week(routes.SIN, 3_000, 6_000),
        ...week(routes.GRQ, 7_000, 7_040),
      ];
      const { json } = await tryAct(server, owner, 'timetable.set', {
        plans: [...plan([], long.id).plans, ...plan(legs).plans],
      });
      const { plans, ...rest } = json.data ?? {};
      expect(plans).toMatchObject({ code: 'range' });
      expect(
        Object.entries(rest)
          .map(([name, { code }]) => [name, code])
          .sort(),
      ).toEqual([
        ['plans.1.legs.1', 'overlap'],
        ['plans.1.legs.2', 'range'],
        ['plans.1.legs.5', 'overlap'],
      ]);
      expect(rest['plans.1.legs.5']?.message).toMatch(/GRQ–AMS, Fri 21:20, overlaps AMS–GRQ/);

      const thirty = Array.from({ length: 30 }, (_, index) => ({
        route: UNKNOWN,
        origin: route.a,
        departs: index,
      }));
      const rejected = await tryAct(server, owner, 'timetable.set', plan(thirty));
      expect(rejected.json.data?.plans?.message).toMatch(/^You have no such route\. And 29 more\.$/);
      expect(Object.keys(rejected.json.data ?? {})).toHaveLength(21);
    });
  });
}
