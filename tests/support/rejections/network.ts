import { describe } from 'vitest';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { airportId, call } from '#tests/support/api.ts';
import type { Operation } from '#tests/support/operation.ts';
import { type Trial, testRejections } from '#tests/support/rejected.ts';

const UNKNOWN = 'zzzzzzzzzzzzzzz';

/** Airports by code. */
const at: Record<string, string> = {};
let madrid: string;
/** The route fee of AMS–SYD. */
let sydneyFee: number;

/** Adds what these tests need besides the operation. */
export async function prepareNetwork({ server, owner }: Operation): Promise<void> {
  for (const code of ['AMS', 'BCN', 'JFK', 'LHR', 'RTM', 'SYD']) at[code] = await airportId(server, code);
  madrid = await airportId(server, 'MAD');
  const quote = `/api/am/route/quote?from=${at.AMS}&to=${at.SYD}`;
  sydneyFee = Number((await call(server, quote, { token: owner.token })).json.price);
}

export function testNetwork(t: () => Trial): void {
  const fares = (change: object = {}) => ({
    routes: [{ route: t().route.id, economy: 150, business: 420, first: 800, ...change }],
  });

  const own = ({ id, revision }: Aircraft) => ({ id, revision });
  const neo = () => t().inputs['route.start'].lease;
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
      [
        'away from home',
        () => ({ from: at.LHR, to: at.JFK }),
        'to no_right',
        /certificate of the United Kingdom or the United States/,
      ],
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

    testRejections('research.study', t, [
      [
        'same airport',
        () => ({ origin: at.LHR, destination: at.LHR }),
        'destination same_airport',
        /other than/,
      ],
      ['unknown airport', () => ({ origin: UNKNOWN }), 'origin validation_missing_rel', /no airport/],
      [
        'a pair that is known already',
        () => ({ origin: at.AMS, destination: at.BCN }),
        'destination known',
        /^You know the market of AMS–BCN to 100%/,
      ],
      ['stale price', () => ({ price: 1 }), 'price stale_price', /MAD–VIE is \$[\d,]+ now, not \$1\b/],
      [
        'no money',
        () => ({}),
        // The poor airline expects another demand.
        'price stale_price',
        /MAD–VIE/,
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
      [
        'overlapping',
        () => ({ legs: legs(at.AMS, 400, 450) }),
        'legs overlap',
        /overlaps AMS–MAD, Mon 06:40/,
      ],
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
  });
}
