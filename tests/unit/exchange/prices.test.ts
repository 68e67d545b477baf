import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import {
  dealersBid,
  exchangeFee,
  exchangeValue,
  lessorsBid,
  priceBounds,
  saleQuote,
} from '#game/exchange/prices.ts';
import { leastValue, marketValue } from '#game/fleet/aircraft/ageing.ts';
import { checkDeduction } from '#game/fleet/aircraft/check-deduction.ts';
import { afterCheck, CHECKS, freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { checkCost } from '#game/fleet/aircraft/maintenance-costs.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';

const anyModel = fc.constantFrom(...seedModels());
const NOW = 40 * YEAR;
const share = fc.double({ min: 0, max: 1.2, noNaN: true });

/** An aircraft of any age and use, with any used share of its heavy checks. */
const anyAircraft = fc
  .record({
    age: fc.double({ min: 0, max: 35, noNaN: true }),
    hours: fc.integer({ min: 0, max: 120_000 }),
    cycles: fc.integer({ min: 0, max: 90_000 }),
    condition: fc.double({ min: 0.35, max: 1, noNaN: true }),
    c: share,
    d: share,
  })
  .map(({ age, hours, cycles, condition, c, d }) => {
    const mark = (kind: 'c' | 'd', used: number) => ({
      hours: hours - used * CHECKS[kind].hours,
      cycles: cycles - used * CHECKS[kind].cycles,
      at: NOW - used * CHECKS[kind].days * DAY,
    });
    const checks = { ...freshChecks(hours, cycles, NOW), c: mark('c', c), d: mark('d', d) };
    return { built: Math.round(NOW - age * YEAR), hours, cycles, condition, checks, paid_new: 0 };
  });

/** An aircraft that nobody has bought for so long that dealers ask the least. */
const UNWANTED = { scarcity: -1, weeks: 52 };
const useOf = (aircraft: { built: number; condition: number }) => ({
  age: ageInYears(aircraft, NOW),
  condition: aircraft.condition,
});

describe('market value on the exchange', () => {
  it('takes off the used share of the next C and D check, but leaves scrap value', () => {
    fc.assert(
      fc.property(anyModel, anyAircraft, (model, aircraft) => {
        const age = ageInYears(aircraft, NOW);
        const full = marketValue(model, { ...aircraft, age });
        const off = checkDeduction(model, aircraft, Math.min(30, age), NOW);
        const value = exchangeValue(model, aircraft, NOW);
        expect(value).toBe(Math.max(leastValue(model), full - off));
        expect(value).toBeLessThanOrEqual(full);
      }),
    );
  });

  it('is the full value after a D check', () => {
    fc.assert(
      fc.property(anyModel, anyAircraft, (model, aircraft) => {
        const checked = { ...aircraft, checks: afterCheck(aircraft, 'd', NOW) };
        const full = marketValue(model, { ...aircraft, age: ageInYears(aircraft, NOW) });
        expect(exchangeValue(model, checked, NOW)).toBe(full);
      }),
    );
  });

  it('stays the same for a game day', () => {
    fc.assert(
      fc.property(anyModel, anyAircraft, fc.integer({ min: 0, max: DAY - 1 }), (model, aircraft, later) => {
        expect(exchangeValue(model, aircraft, NOW + later)).toBe(exchangeValue(model, aircraft, NOW));
      }),
    );
  });
});

describe('prices', () => {
  it('lie within 92 and 115% of value between airlines', () => {
    expect(priceBounds(1_000_000)).toEqual({ min: 920_000, max: 1_150_000 });
    expect(priceBounds(999_999)).toEqual({ min: 920_000, max: 1_149_998 });
  });

  it('of dealers are 92% of value, and lessors pay 95%', () => {
    const used = { built: 0, paid_new: 0 };
    expect([dealersBid(1_000_001, used, NOW), lessorsBid(1_000_001, used, NOW)]).toEqual([920_000, 950_000]);
  });

  it('of dealers and lessors are at most 96% of the new price in the first year', () => {
    const young = { built: NOW - YEAR + 1, paid_new: 900_000 };
    expect([dealersBid(1_000_000, young, NOW), lessorsBid(1_000_000, young, NOW)]).toEqual([
      864_000, 864_000,
    ]);
    const older = { built: NOW - YEAR, paid_new: 900_000 };
    expect([dealersBid(1_000_000, older, NOW), lessorsBid(1_000_000, older, NOW)]).toEqual([
      920_000, 950_000,
    ]);
  });

  it('include a fee of 2% for the seller', () => {
    expect(exchangeFee(12_345_678)).toBe(246_914);
  });
});

describe('nobody gains', () => {
  it('by buying from dealers and selling to dealers or lessors at once', () => {
    fc.assert(
      fc.property(anyModel, anyAircraft, (model, aircraft) => {
        const value = exchangeValue(model, aircraft, NOW);
        expect(Math.max(saleQuote(model, aircraft, NOW), lessorsBid(value, aircraft, NOW))).toBeLessThan(
          dealersAsk(value, useOf(aircraft), UNWANTED),
        );
      }),
    );
  });

  it('by buying from dealers, having heavy checks done at the lowest cost, and selling to dealers', () => {
    fc.assert(
      fc.property(anyModel, anyAircraft, fc.constantFrom('c', 'd'), (model, aircraft, kind) => {
        const bought = dealersAsk(exchangeValue(model, aircraft, NOW), useOf(aircraft), UNWANTED);
        const terms = { age: Math.floor(ageInYears(aircraft, NOW)), ownBase: true, familySize: 1_000 };
        const cost = checkCost(model, kind as 'c' | 'd', terms);
        const checked = { ...aircraft, checks: afterCheck(aircraft, kind as 'c' | 'd', NOW) };
        expect(saleQuote(model, checked, NOW)).toBeLessThan(bought + cost);
      }),
      { numRuns: 2_000 },
    );
  });

  it('by buying from dealers, flying without checks, and selling: the used share of the checks is paid', () => {
    const flown = fc.record({
      days: fc.integer({ min: 0, max: 700 }),
      hoursADay: fc.integer({ min: 0, max: 14 }),
    });
    fc.assert(
      fc.property(anyModel, anyAircraft, flown, (model, aircraft, { days, hoursADay }) => {
        const later = NOW + days * DAY;
        const hours = aircraft.hours + days * hoursADay;
        const worn = { ...aircraft, hours, cycles: aircraft.cycles + Math.ceil((days * hoursADay) / 2) };
        const deductionOf = (one: typeof aircraft, now: number) =>
          checkDeduction(model, one, Math.min(30, ageInYears(one, now)), now);
        const ask = dealersAsk(exchangeValue(model, aircraft, NOW), useOf(aircraft), UNWANTED);
        const paid = ask - saleQuote(model, worn, later);
        const used = deductionOf(worn, later) - deductionOf(aircraft, NOW);
        // Scrap is worth the same whatever its checks, and so cheap that flying it is no gain.
        const isScrap = exchangeValue(model, worn, later) === leastValue(model);
        expect(paid).toBeGreaterThan(isScrap ? 0 : used);
      }),
      { numRuns: 2_000 },
    );
  });

  it('by buying new with any discount and selling within the year', () => {
    fc.assert(
      fc.property(
        anyModel,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: YEAR - 1 }),
        (model, count, later) => {
          const { total } = purchaseQuote(model, count);
          const price = Math.floor(total / count);
          const fresh = {
            hours: 0,
            cycles: 0,
            condition: 1,
            checks: freshChecks(0, 0, 0),
            built: 0,
            paid_new: price,
          };
          const value = exchangeValue(model, fresh, later);
          expect(saleQuote(model, fresh, later)).toBeLessThan(price);
          expect(lessorsBid(value, fresh, later)).toBeLessThan(price);
        },
      ),
    );
  });
});
