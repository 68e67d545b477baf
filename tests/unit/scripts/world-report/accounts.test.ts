import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, WEEK } from '#game/world/time.ts';
import {
  accountOf,
  cashByDay,
  type DayOfRoute,
  type LedgerEntry,
  loadByDay,
  together,
} from '#scripts/research/world/accounts.ts';

const SPAN = { from: 7, to: 14 };

const entry = (day: number, category: LedgerEntry['category'], amount: number): LedgerEntry => ({
  minute: day * DAY,
  category,
  amount,
});
const dayOfRoute = (day: number, figures: Partial<DayOfRoute>): DayOfRoute => ({
  starts: day * DAY,
  flights: 0,
  cancelled: 0,
  late: 0,
  seats: 0,
  passengers: 0,
  ...figures,
});

describe('account of a span of days', () => {
  it('contains its revenue and costs, and nothing before or after', () => {
    const ledger = [
      entry(6, 'tickets', 500),
      entry(7, 'tickets', 1000),
      entry(8, 'fuel', -200),
      entry(9, 'fuel_hedge', 50),
      entry(13, 'crew', -300),
      entry(14, 'crew', -400),
    ];
    const account = accountOf(ledger, [], SPAN, 0);
    expect(account).toMatchObject({ revenue: 1000, total: 450, margin: 0.55 });
    expect(account.costs).toMatchObject({ fuel: 200, fuel_hedge: -50, crew: 300 });
    expect(account.fuelShare).toBeCloseTo(150 / 450);
  });

  it('excludes deposits, route fees and purchased aircraft', () => {
    const ledger = (['deposit', 'route_fee', 'aircraft_purchase', 'capital'] as const).map((category) =>
      entry(8, category, -1_000_000),
    );
    expect(accountOf(ledger, [], SPAN, 0).total).toBe(0);
  });

  it('distributes a lease over the week that it covers', () => {
    const paidAt = (day: number) => accountOf([entry(day, 'lease', -700)], [], SPAN, 0).costs.lease;
    expect([0, 2, 5, 7, 12, 13].map(paidAt)).toEqual([0, 200, 500, 700, 200, 100]);
  });

  it('never counts a lease twice, wherever spans meet', () => {
    fc.assert(
      fc.property(fc.nat(20 * DAY), fc.integer({ min: 1, max: 20 }), (minute, border) => {
        const ledger = [{ minute, category: 'lease' as const, amount: -WEEK }];
        const before = accountOf(ledger, [], { from: 0, to: border }, 0).costs.lease;
        const after = accountOf(ledger, [], { from: border, to: 40 }, 0).costs.lease;
        expect(before + after).toBeCloseTo(WEEK);
      }),
    );
  });

  it('makes provisions for checks that were not paid', () => {
    const ledger = [entry(8, 'tickets', 10_000), entry(8, 'check', -300)];
    expect(accountOf(ledger, [], SPAN, 1000)).toMatchObject({ laidBy: 700, total: 1000, margin: 0.9 });
    expect(accountOf(ledger, [], SPAN, 200)).toMatchObject({ laidBy: 0, total: 300 });
  });

  it('takes load factor and punctuality from the days of the routes', () => {
    const history = [
      dayOfRoute(6, { flights: 50, seats: 9000, passengers: 1 }),
      dayOfRoute(7, { flights: 8, cancelled: 2, late: 3, seats: 1000, passengers: 800 }),
      dayOfRoute(13, { flights: 10, cancelled: 0, late: 0, seats: 1000, passengers: 900 }),
    ];
    const account = accountOf([], history, SPAN, 0);
    expect(account).toMatchObject({ load: 0.85, flights: 18, cancelled: 2, punctuality: 0.75 });
  });

  it('has no shares of zero', () => {
    expect(accountOf([], [], SPAN, 0)).toMatchObject({ margin: 0, fuelShare: 0, load: 0, punctuality: 0 });
  });
});

it('adds up airlines, weighted by size', () => {
  const small = accountOf(
    [entry(8, 'tickets', 100), entry(8, 'fuel', -50)],
    [dayOfRoute(8, { flights: 1, seats: 100, passengers: 50 })],
    SPAN,
    0,
  );
  const large = accountOf(
    [entry(8, 'tickets', 900), entry(8, 'crew', -450)],
    [dayOfRoute(8, { flights: 9, late: 9, seats: 900, passengers: 900 })],
    SPAN,
    0,
  );
  const both = together([small, large]);
  expect(both).toMatchObject({ revenue: 1000, total: 500, margin: 0.5, load: 0.95, fuelShare: 0.1 });
  expect(both.punctuality).toBeCloseTo(0.1);
});

it('returns the cash at the end of each day', () => {
  const ledger = [entry(0, 'capital', 100), entry(1, 'fuel', -30), entry(3, 'tickets', 5)];
  expect(cashByDay(ledger, 4)).toEqual([100, 70, 70, 75]);
});

it('has no load factor for days without flights', () => {
  expect(loadByDay([dayOfRoute(1, { seats: 200, passengers: 150 })], 3)).toEqual([
    Number.NaN,
    0.75,
    Number.NaN,
  ]);
});
