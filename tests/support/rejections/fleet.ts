import { describe } from 'vitest';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import type { Operation } from '#tests/support/operation.ts';
import { type Trial, testRejections } from '#tests/support/rejected.ts';
import { act, daily, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';

const UNKNOWN = 'zzzzzzzzzzzzzzz';
const NO_SUCH = /^There is no such aircraft in your fleet\.$/;
const [neo, atr] = [seedModel('airbus-a320neo'), seedModel('atr-72-600')];
const A380 = 'airbus-a380-800';
const cabin = (economy: number, business = 0, first = 0) => ({ economy, business, first });

let ordered: string;
/** On order, with a planned refit. */
let refitting: Aircraft;

/** Leased. Its legs are as long as it can fly with its seats. */
let crossing: string;

const foreign = ({ othersAircraft }: Trial) => ({ aircraft: othersAircraft.id });

/** Adds what these tests need besides the operation. */
export async function prepareFleet({ server, owner }: Operation): Promise<void> {
  const order = { model: atr.id, count: 1, price: purchaseQuote(atr, 1).total };
  ordered = String((await act(server, owner, 'fleet.buy', order)).aircraft);
  refitting = await leaseOne(server, owner, atr.id);
  const [from, to] = [typicalCabin(atr), cabin(60)];
  const change = { aircraft: refitting.id, cabin: to, price: refit(from, to).cost };
  await act(server, owner, 'fleet.refit', change);
  const ocean = await openRoute(server, owner, 'AMS', 'JFK');
  const { id } = await leaseOne(server, owner, neo.id);
  await setTimetable(server, owner, id, daily(ocean, ocean.a, 0, 700));
  crossing = id;
}

export function testFleet(t: () => Trial): void {
  describe('rejects fleet actions with the figure', () => {
    testRejections('fleet.lease', t, [
      ['stale price', () => ({ price: 1 }), 'price stale_price', /\$\d.* not \$1\b/],
      [
        'no money',
        () => ({}),
        'cash insufficient_funds',
        /^Leasing this aircraft needs \$\d,\d{3},\d{3} now\. You have \$10,000\.$/,
        'poor',
      ],
      [
        'no money for ten',
        () => ({ model: A380, count: 10, price: leaseQuote(seedModel(A380), 2026)?.weeklyRate }),
        'cash insufficient_funds',
        /^Leasing 10 aircraft needs \$\d/,
        'poor',
      ],
      ['unknown model', () => ({ model: 'concorde' }), 'model unknown_model', /no such/],
      ['no lessor', () => ({ model: 'boeing-707-320b' }), 'model not_offered', /707-320B/],
      ['no seats', () => ({ cabin: cabin(0) }), 'cabin does_not_fit', /at least one seat/],
      [
        'cabin too large',
        () => ({ cabin: cabin(0, 0, 100) }),
        'cabin does_not_fit',
        /340 econ.* has space for \d{3}\./,
      ],
    ]);

    testRejections('fleet.buy', t, [
      ['not built any more', () => ({ model: 'boeing-737-300' }), 'model not_built', /since (19|20)\d\d/],
      ['price of one for two', () => ({ price: purchaseQuote(atr, 1).total }), 'price stale_price', /\$\d/],
      [
        'no money',
        () => ({}),
        'cash insufficient_funds',
        /^This order needs \$[\d,]+ now\. You have \$10,000\.$/,
        'poor',
      ],
    ]);

    testRejections('fleet.sell', t, [
      ['stale price', () => ({ price: 1 }), 'price stale_price', /not \$1\b/],
      ['leased', ({ idle }) => ({ aircraft: idle.id }), 'aircraft leased', /PH-.* Return/],
      ['on order', () => ({ aircraft: ordered }), 'aircraft on_order', /is delivered on .* 2026 \d\d:00 UTC/],
      ['unknown', () => ({ aircraft: UNKNOWN }), 'aircraft unknown_aircraft', NO_SUCH],
      ['foreign', foreign, 'aircraft unknown_aircraft', NO_SUCH],
    ]);

    testRejections('fleet.return', t, [
      ['scheduled', ({ flown }) => ({ aircraft: flown.id }), 'aircraft has_legs', /has 14 weekly flights/],
      ['on order', () => ({ aircraft: refitting.id }), 'aircraft on_order', /PH-/],
      ['owned', ({ owned }) => ({ aircraft: owned.id }), 'aircraft owned', /Sell it/],
      ['foreign', foreign, 'aircraft unknown_aircraft', NO_SUCH],
    ]);

    testRejections('fleet.cancel', t, [
      [
        'delivered, leased',
        ({ idle }) => ({ aircraft: idle.id }),
        'aircraft delivered',
        /^PH-.* was delivered on .* 2026 \d\d:00 UTC\. Return it instead\.$/,
      ],
      [
        'delivered, owned',
        ({ owned }) => ({ aircraft: owned.id }),
        'aircraft delivered',
        /\. Sell it instead/,
      ],
      ['scheduled', () => ({ aircraft: crossing }), 'aircraft has_legs', /has 14 weekly flights/],
      ['refit paid for', () => ({ aircraft: refitting.id }), 'aircraft has_refit', /Cancel it first/],
      ['foreign', foreign, 'aircraft unknown_aircraft', NO_SUCH],
      ['unknown', () => ({ aircraft: UNKNOWN }), 'aircraft unknown_aircraft', NO_SUCH],
    ]);

    testRejections('fleet.refit', t, [
      ['same cabin', () => ({ cabin: typicalCabin(neo) }), 'cabin no_change', /already/],
      [
        'same cabin as that of a refit to come',
        () => ({ aircraft: refitting.id, cabin: cabin(60) }),
        'cabin no_change',
        /from its planned refit/,
      ],
      [
        'cabin too large',
        () => ({ cabin: cabin(500) }),
        'cabin does_not_fit',
        /500 economy.* has space for \d{3}/,
      ],
      ['stale price', () => ({ price: 0 }), 'price stale_price', /not \$0\b/],
      [
        'too heavy for its timetable',
        () => ({ aircraft: crossing, cabin: cabin(190), price: 0 }),
        'cabin out_of_range',
        /^PH-.* with 190 seats .* 5,8\d{2} km long\. This aircraft flies 5,\d{3} km/,
      ],
      [
        'twice',
        () => ({
          aircraft: refitting.id,
          cabin: cabin(40),
          price: refit(cabin(60), cabin(40)).cost,
        }),
        'starts overlap',
        /has a refit from .* to /,
      ],
      ['foreign', foreign, 'aircraft unknown_aircraft', NO_SUCH],
      [
        'no money',
        (all) => ({
          ...foreign(all),
          cabin: cabin(0, 0, 40),
          price: refit(typicalCabin(neo), cabin(0, 0, 40)).cost,
        }),
        'cash insufficient_funds',
        /^This refit needs \$\d,\d{3},\d{3} now\. You have \$10,000\.$/,
        'poor',
      ],
    ]);

    testRejections('fleet.rename', t, [['foreign', foreign, 'aircraft unknown_aircraft', NO_SUCH]]);

    testRejections('maintenance.plan', t, [
      ['in the past', () => ({ starts: 0 }), 'starts out_of_bounds', /can start from .* to /],
      ['this hour', ({ minute }) => ({ starts: minute + 1 }), 'starts out_of_bounds', /can start from/],
      [
        'in two years',
        ({ minute }) => ({ starts: minute + 730 * DAY }),
        'starts out_of_bounds',
        /start from/,
      ],
      [
        'over other work',
        ({ minute }) => ({ starts: minute + 9 * DAY }),
        'starts overlap',
        /an A check from/,
      ],
      ['stale price', () => ({ price: 1 }), 'price stale_price', /not \$1\b/],
      ['foreign', foreign, 'aircraft unknown_aircraft', NO_SUCH],
    ]);

    testRejections('maintenance.cancel', t, [
      ['unknown', () => ({ maintenance: UNKNOWN }), 'maintenance unknown_maintenance', /no such/],
      ['foreign', () => ({}), 'maintenance unknown_maintenance', /no such/, 'poor'],
      [
        'a refit, at a cost that was not seen',
        ({ freshRefit }) => ({ maintenance: freshRefit }),
        'price stale_price',
        /cancelling this is \$[\d,]+ now, not \$0\b/,
      ],
      ['a check, at a cost', () => ({ price: 7 }), 'price stale_price', /is \$0 now, not \$7\b/],
    ]);

    testRejections('maintenance.undo', t, [
      ['unknown', () => ({ maintenance: UNKNOWN }), 'maintenance unknown_maintenance', /no such/],
      ['foreign', () => ({}), 'maintenance unknown_maintenance', /no such/, 'poor'],
      ['a check', ({ work }) => ({ maintenance: work }), 'maintenance not_a_refit', /Cancel it instead/],
    ]);

    testRejections('fuel.hedge', t, [
      [
        'too much',
        () => ({ tonnes: 1_000 }),
        'tonnes beyond_consumption',
        /timetable burns: \d+ tonnes.* asked for 1000\./,
      ],
      ['nothing is burnt', () => ({}), 'tonnes beyond_consumption', /timetable burns: 0 tonnes/, 'poor'],
      ['stale price', () => ({ price: 1 }), 'price stale_price', /not \$1\b/],
    ]);
  });
}
