import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saleQuote } from '#game/exchange/prices.ts';
import { isBuilt } from '#game/fleet/aircraft/aircraft-model.ts';
import { CHECK_KINDS, freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { checkQuote, placeAt } from '#game/fleet/check-quote.ts';
import { LEASE_MIN_WEEKS, leaseReturn } from '#game/fleet/disposal.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { DAY, WEEK, YEAR } from '#game/world/time.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';

const MODELS = seedModels();
const anyModel = fc.constantFrom(...MODELS);

describe('what lessors offer', () => {
  it('is a new aircraft while the model is built, an older one for 30 years, and then nothing', () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1950, max: 2100 }), (model, year) => {
        const quote = leaseQuote(model, year);
        const gone = model.last_year !== null && year > model.last_year + 30;
        expect(quote === null).toBe(year < model.first_year || gone);
        if (!quote) return;
        expect(quote.age === 0).toBe(isBuilt(model, year));
        expect(quote.age).toBeLessThanOrEqual(30);
        expect(quote.condition).toBeGreaterThan(0.8);
        expect(quote.dCheckUsed).toBeLessThan(0.7);
        expect(quote.dueNow).toBe(quote.deposit + quote.weeklyRate);
        expect(quote.weeklyRate).toBeGreaterThan(0);
        expect(quote).toEqual(leaseQuote(model, year));
      }),
    );
  });

  it('costs less per week for older aircraft, and more on signing with a more expensive cabin', () => {
    const classic = seedModel('boeing-737-300');
    expect(leaseQuote(classic, 2026)?.weeklyRate).toBeLessThan(leaseQuote(classic, 1995)?.weeklyRate ?? 0);
    const neo = seedModel('airbus-a320neo');
    const [plain, expensive] = [
      leaseQuote(neo, 2026),
      leaseQuote(neo, 2026, { economy: 100, business: 30, first: 0 }),
    ];
    expect(expensive?.weeklyRate).toBe(plain?.weeklyRate);
    expect(expensive?.dueNow).toBe((plain?.dueNow ?? 0) + (expensive?.refit ?? 0));
    expect(expensive?.deliveryDays).toBeGreaterThan(plain?.deliveryDays ?? 0);
  });

  it('lets a founder start: the capital is enough to lease several models', () => {
    const within = MODELS.filter((model) => (leaseQuote(model, 2026)?.dueNow ?? Infinity) < 5_000_000);
    expect(within.length).toBeGreaterThan(20);
  });
});

describe('disposing of an aircraft', () => {
  it('never pays more than it cost, however many were bought', () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1, max: 50 }), (model, count) => {
        const fresh = { hours: 0, cycles: 0, condition: 1, checks: freshChecks(0, 0, 0), built: 0 };
        const { total } = purchaseQuote(model, count);
        const paid_new = Math.floor(total / count);
        expect(saleQuote(model, { ...fresh, paid_new }, 0) * count).toBeLessThan(total);
      }),
    );
  });

  it('refunds the deposit minus the minimum term and the wear, never below zero', () => {
    const cases = fc.tuple(
      anyModel,
      fc.nat({ max: 300 * DAY }),
      fc.nat({ max: 9_000 }),
      fc.nat({ max: 9_000 }),
    );
    fc.assert(
      fc.property(cases, ([model, now, hours, cycles]) => {
        const rate = 100_000;
        const terms = { built: 0, lease_until: 0, lease_from: 0, lease_rate: rate, deposit: 13 * rate };
        const aircraft = { ...terms, hours, cycles, condition: 0.9, checks: freshChecks(0, 0, 0) };
        const { deposit, earlyFee, checkFee, refund } = leaseReturn(model, aircraft, now);
        expect(refund).toBe(Math.max(0, deposit - earlyFee - checkFee));
        expect(earlyFee).toBe(Math.max(0, LEASE_MIN_WEEKS - Math.max(1, Math.ceil(now / WEEK))) * rate);
        expect(checkFee).toBeGreaterThanOrEqual(0);
        const more = leaseReturn(model, { ...aircraft, hours: hours + 1_000 }, now);
        expect(more.checkFee).toBeGreaterThanOrEqual(checkFee);
      }),
    );
  });

  it('refunds the whole deposit of an unused aircraft after the minimum term', () => {
    const terms = { built: 0, lease_until: 0, lease_from: 0, lease_rate: 100_000, deposit: 1_300_000 };
    const aircraft = { ...terms, hours: 0, cycles: 0, condition: 1, checks: freshChecks(0, 0, 28 * DAY) };
    const settled = leaseReturn(seedModel('airbus-a320neo'), aircraft, 28 * DAY);
    expect(settled).toEqual({ deposit: 1_300_000, earlyFee: 0, checkFee: 0, refund: 1_300_000, due: 0 });
  });
});

describe('a check', () => {
  const legs = [
    { departs: 400, block: 120, destination: 'B' },
    { departs: 700, block: 120, destination: 'A' },
  ];

  it('takes place where the timetable brings the aircraft', () => {
    const place = (minute: number, now = 0) => placeAt('A', legs, now, minute, 0);
    expect([place(300), place(519), place(520), place(819), place(820)]).toEqual(['A', 'A', 'B', 'B', 'A']);
    expect(place(3 * WEEK + 600)).toBe('B');
    expect(place(2 * WEEK + 300)).toBe('A');
    // Earlier flights have departed, so `place` is already their destination.
    expect(placeAt('C', legs, 500, 650, 0)).toBe('C');
    expect(placeAt('C', [], 0, 9_999, 0)).toBe('C');
  });

  it('costs more by contract and for an older aircraft, and the same all year', () => {
    fc.assert(
      fc.property(anyModel, fc.constantFrom(...CHECK_KINDS), fc.nat({ max: 20 }), (model, kind, years) => {
        const cost = (built: number, ownBase = true, familySize = 1) =>
          checkQuote(model, { built }, kind, 0, { ownBase, familySize }).cost;
        const built = -years * YEAR;
        expect(cost(built, false)).toBeGreaterThan(cost(built));
        expect(cost(built - YEAR)).toBeGreaterThanOrEqual(cost(built));
        expect(cost(built - 364 * DAY)).toBe(cost(built));
        expect(cost(built, true, 10)).toBeLessThan(cost(built));
      }),
    );
  });
});
