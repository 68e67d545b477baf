import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabinToCome, cancelledRefit, REFIT_KEPT, refit, refitStart } from '#game/fleet/refit.ts';

const cabins = fc.record({
  economy: fc.nat({ max: 500 }),
  business: fc.nat({ max: 100 }),
  first: fc.nat({ max: 30 }),
});

describe('a new cabin', () => {
  it('costs the price of its new seats, and days in the hangar', () => {
    const dense = { economy: 189, business: 0, first: 0 };
    const mixed = { economy: 150, business: 12, first: 0 };
    expect(refit(dense, mixed)).toEqual({ cost: 12 * 60_000 + 39 * 800, days: 4 });
    expect(refit(mixed, dense)).toEqual({ cost: 39 * 6_000 + 12 * 800, days: 4 });
    expect(refit(mixed, mixed)).toEqual({ cost: 0, days: 0 });
  });

  it('is never cheaper in two steps, and a change is never free', () => {
    fc.assert(
      fc.property(cabins, cabins, cabins, (from, over, to) => {
        const straight = refit(from, to);
        expect(straight.cost).toBeLessThanOrEqual(refit(from, over).cost + refit(over, to).cost);
        expect(straight.days).toBeLessThanOrEqual(refit(from, over).days + refit(over, to).days);
        expect(straight.cost > 0).toBe(straight.days > 0);
      }),
    );
  });
});

it('starts from the cabin after the earlier refits', () => {
  const fitted = { economy: 189, business: 0, first: 0 };
  const next = { economy: 150, business: 12, first: 0 };
  const last = { economy: 100, business: 30, first: 0 };
  expect(cabinToCome(fitted, [])).toEqual(fitted);
  expect(cabinToCome(fitted, [{ kind: 'c', cabin: null }])).toEqual(fitted);
  const workOrders = [next, last].map((cabin) => ({ kind: 'refit' as const, cabin }));
  expect(cabinToCome(fitted, workOrders.slice(0, 1))).toEqual(next);
  expect(cabinToCome(fitted, [...workOrders, { kind: 'a' as const, cabin: null }])).toEqual(last);
});

it('begins at a full hour when the aircraft is present and free', () => {
  const idle = { ready: 0, delivered: 0, work_until: 0 };
  expect([0, 59, 60].map((now) => refitStart(idle, now))).toEqual([60, 60, 120]);
  expect(refitStart({ ...idle, ready: 601 }, 0)).toBe(660);
  expect(refitStart({ ...idle, delivered: 1440 }, 0)).toBe(1440);
  expect(refitStart({ ...idle, work_until: 180 }, 0)).toBe(180);
});

describe('cancelling a refit', () => {
  it('costs a fifth of its price and pays the rest back, to the dollar', () => {
    expect(REFIT_KEPT).toBe(0.2);
    fc.assert(
      fc.property(cabins, cabins, (from, to) => {
        const { cost } = refit(from, to);
        const { kept, refund } = cancelledRefit(cost);
        expect(kept + refund).toBe(cost);
        for (const amount of [kept, refund]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(Math.abs(kept - cost * REFIT_KEPT)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
