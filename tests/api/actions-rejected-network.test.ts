import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Route } from '#game/tables/route.ts';
import { airportId, call, runSql } from '../support/api.ts';
import { setUpTrial, type Trial, testRejections } from '../support/rejected.ts';
import type { TestServer } from '../support/server.ts';
import { leaseOne, openRoute, startPausedWorld, tryAct } from '../support/world.ts';

const UNKNOWN = 'zzzzzzzzzzzzzzz';

let server: TestServer;
let trial: Trial;
/** Airports by code, and the owner's routes by the code of their other airport. */
const at: Record<string, string> = {};
const routes: Record<string, Route> = {};
let long: Aircraft;
let madrid: string;
/** The route fee of AMS–SYD. */
let sydneyFee: number;

const t = () => trial;

beforeAll(async () => {
  server = await startPausedWorld();
  trial = await setUpTrial(server, async ({ owner, superuser }) => {
    for (const code of ['AMS', 'BCN', 'LHR', 'RTM', 'SYD']) at[code] = await airportId(server, code);
    for (const to of ['SIN', 'LCY', 'GRQ', 'MST']) routes[to] = await openRoute(server, owner, 'AMS', to);
    routes.PER = await openRoute(server, owner, 'SYD', 'PER');
    long = await leaseOne(server, owner, 'boeing-777-300er');
    madrid = await airportId(server, 'MAD');
    const quote = `/api/am/route/quote?from=${at.AMS}&to=${at.SYD}`;
    sydneyFee = Number((await call(server, quote, { token: owner.token })).json.price);
    // GRQ and MST have one runway each: 30 movements fill GRQ, 18 are the owner's whole share of MST.
    await addDepartures(superuser, 'nobody', routes.GRQ?.b, 30);
    await addDepartures(superuser, owner.airline.id, routes.MST?.b, 18);
  });
});
afterAll(() => server?.stop());

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
const plan = (legs: unknown[], aircraft = trial.idle.id, revision = 0) => ({
  plans: [{ aircraft, revision, legs }],
});
const fares = (change: object = {}) => ({
  routes: [{ route: trial.route.id, economy: 150, business: 420, first: 800, ...change }],
});

const own = ({ id, revision }: Aircraft) => ({ id, revision });
const neo = () => trial.inputs['route.start'].lease;
const legs = (from: string | undefined, out: number, back: number) => [
  { origin: from, departs: out },
  { origin: madrid, departs: back },
];
const sydney = ({ 'route.start': input }: Trial['inputs']) => ({
  to: at.SYD,
  fee: sydneyFee,
  fares: { economy: 900, business: 2_500, first: 5_000 },
  legs: input.legs.map((leg) => (leg.origin === at.AMS ? leg : { ...leg, origin: at.SYD, departs: 2_400 })),
});

describe('rejects network actions with the figure', () => {
  testRejections('route.open', t, [
    ['same airport', () => ({ to: at.AMS }), 'to same_airport', /two different/],
    ['too near', () => ({ to: at.RTM }), 'to too_near', /4\d km apart.* 50 km/],
    ['owned already', () => ({ from: at.BCN, to: at.AMS }), 'to owned', /already fly BCN–AMS/],
    ['unknown airport', () => ({ to: UNKNOWN }), 'to validation_missing_rel', /no airport/],
    ['stale price', () => ({ price: 1 }), 'price stale_price', /AMS–VIE.* not \$1\b/],
    [
      'no money',
      () => ({}),
      'cash insufficient_funds',
      /^Acquiring AMS–VIE needs \$[\d,]+ now\. You have \$10,000\.$/,
      'poor',
    ],
  ]);

  testRejections('route.start', t, [
    ['same airport', () => ({ to: at.AMS }), 'to same_airport', /two different/],
    ['owned already', () => ({ to: at.BCN }), 'to owned', /already fly AMS–BCN/],
    ['unknown airport', () => ({ to: UNKNOWN }), 'to validation_missing_rel', /no airport/],
    ['stale fee', () => ({ fee: 1 }), 'fee stale_price', /^The fee for AMS–MAD is \$[\d,]+ now, not \$1\./],
    [
      'stale rate',
      () => ({ lease: { ...neo(), price: 1 } }),
      'lease.price stale_price',
      /A320neo.* not \$1\b/,
    ],
    ['unknown model', () => ({ lease: { ...neo(), model: 'x' } }), 'lease.model unknown_model', /no such/],
    [
      'no lessor',
      () => ({ lease: { ...neo(), model: 'boeing-707-320b' } }),
      'lease.model not_offered',
      /707-320B/,
    ],
    ['no aircraft', () => ({ lease: undefined }), 'aircraft one_of', /Either lease/],
    ['two aircraft', ({ idle }) => ({ aircraft: own(idle) }), 'aircraft one_of', /Either lease/],
    [
      'unknown aircraft',
      () => ({ lease: undefined, aircraft: { id: UNKNOWN, revision: 0 } }),
      'aircraft unknown_aircraft',
      /no such/,
    ],
    [
      'foreign aircraft',
      ({ othersAircraft }) => ({ lease: undefined, aircraft: own(othersAircraft) }),
      'aircraft unknown_aircraft',
      /no such/,
    ],
    [
      'an aircraft with flights',
      ({ flown }) => ({ lease: undefined, aircraft: own(flown) }),
      'aircraft has_legs',
      /PH-.* has 14 weekly flights/,
    ],
    [
      'another tab was first',
      ({ idle }) => ({ lease: undefined, aircraft: { ...own(idle), revision: 7 } }),
      'aircraft.revision stale_revision',
      /revision 0, yours is 7/,
    ],
    [
      'a fare out of bounds',
      () => ({ fares: { economy: 1, business: 420, first: 800 } }),
      'fares.economy out_of_bounds',
      /^On AMS–MAD a fare in economy .* not \$1\.$/,
    ],
    ['wrong end', () => ({ legs: legs(at.LHR, 400, 700) }), 'legs wrong_origin', /AMS–MAD/],
    ['overlapping', () => ({ legs: legs(at.AMS, 400, 450) }), 'legs overlap', /overlaps AMS–MAD, Mon 06:40/],
    ['broken rotation', () => ({ legs: legs(at.AMS, 400, 900).slice(0, 1) }), 'legs rotation', /MAD/],
    ['out of range', ({ inputs }) => sydney(inputs), 'legs range', /^PH-\w+, AMS–SYD: .* km long/],
    [
      'no money for all of it, though for each part',
      () => ({}),
      'cash insufficient_funds',
      /^Starting AMS–MAD needs \$[\d,]+ now\. You have \$10,000\.$/,
      'poor',
    ],
  ]);

  testRejections('route.close', t, [
    ['unknown', () => ({ route: UNKNOWN }), 'route unknown_route', /no such/],
    ['foreign', ({ othersRoute }) => ({ route: othersRoute.id }), 'route unknown_route', /no such/],
  ]);

  testRejections('route.fares', t, [
    [
      'too low',
      () => fares({ economy: 1 }),
      'economy out_of_bounds',
      /^On AMS–BCN a fare in economy must be from \$\d\d to \$\d{3}, not \$1\.$/,
    ],
    ['too high', () => fares({ first: 99_999 }), 'first out_of_bounds', /not \$99,999\.$/],
    ['negative', () => fares({ business: -400 }), 'business out_of_bounds', /not \u2212\$400\.$/],
    [
      'one good, one foreign',
      ({ othersRoute }) => ({ routes: [...fares().routes, ...fares({ route: othersRoute.id }).routes] }),
      'routes unknown_route',
      /no such/,
    ],
    ['twice', () => ({ routes: [...fares().routes, ...fares().routes] }), 'routes twice', /AMS–BCN/],
  ]);

  testRejections('route.rule', t, [
    ['unknown', () => ({ routes: [UNKNOWN] }), 'routes unknown_route', /no such/],
    [
      'one good, one foreign',
      ({ route, othersRoute }) => ({ routes: [route.id, othersRoute.id] }),
      'routes unknown_route',
      /no such/,
    ],
    ['twice', ({ route }) => ({ routes: [route.id, route.id] }), 'routes twice', /more than once/],
  ]);

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
    const { route, owner } = trial;
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
