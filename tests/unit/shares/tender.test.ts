import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boughtFromInvestors,
  countedLots,
  investorsAccept,
  isControl,
  meanPrice,
  mergerPrice,
  succeeds,
  tenderPrices,
  tenderTime,
} from '#game/shares/tender.ts';
import { DAY } from '#game/world/time.ts';

describe('the mean price', () => {
  it('is the current price before the first day has ended', () => {
    expect(meanPrice([], 2_000)).toBe(2_000);
  });

  it('counts every day once, and not the current price', () => {
    expect(meanPrice([1_000, 1_000, 4_000], 9_000)).toBe(2_000);
  });
});

describe('the price of an offer', () => {
  it('is at least 105% of the mean price and equity per share', () => {
    expect(tenderPrices({ mean: 2_000, fair: 2_000, equity: 10_000_000, lots: 10_000 })).toEqual({
      premium: 2_100,
      equity: 1_000,
      min: 2_100,
      max: 2_600,
    });
    expect(tenderPrices({ mean: 2_000, fair: 2_000, equity: 25_000_001, lots: 10_000 }).min).toBe(2_501);
  });

  it('has a limit, so that players cannot give each other any amount', () => {
    expect(tenderPrices({ mean: 1_000, fair: 3_000, equity: 0, lots: 1 }).max).toBe(3_900);
    // If equity per share is above the limit, only the minimum is left.
    expect(tenderPrices({ mean: 1, fair: 1, equity: 5_000_000, lots: 1_000 })).toMatchObject({
      min: 5_000,
      max: 5_000,
    });
    expect(tenderPrices({ mean: 1, fair: 1, equity: -5, lots: 1_000 })).toMatchObject({ min: 2, max: 2 });
  });
});

describe('the price of a merger', () => {
  it('is the highest of the best offer, fair value and equity per share, rounded up', () => {
    const figures = { paid: 2_000, fair: 1_999.2, equity: 0, lots: 10_000 };
    expect(mergerPrice(figures)).toBe(2_000);
    expect(mergerPrice({ ...figures, fair: 2_000.0001 })).toBe(2_001);
    expect(mergerPrice({ ...figures, equity: 25_000_000 })).toBe(2_500);
    expect(mergerPrice({ ...figures, equity: 25_000_001 })).toBe(2_501);
    expect(mergerPrice({ ...figures, equity: -5 })).toBe(2_000);
  });
});

describe('an offer', () => {
  const owners = { lots: 10_000, founder_lots: 6_000, investor_lots: 2_000, maker_lots: 100 };

  it("is open for 60 days for a player's airline and three for a rival", () => {
    expect([tenderTime(false), tenderTime(true)]).toEqual([60 * DAY, 3 * DAY]);
  });

  it("counts the founders' shares of a rival only", () => {
    expect([countedLots(owners, false), countedLots(owners, true)]).toEqual([4_000, 10_000]);
  });

  it("gets the investors' traded shares from fair value on, and a rival's founders' shares always", () => {
    expect(investorsAccept(owners, true, 1_999, 2_000.7, true)).toEqual({
      founders: 6_000,
      investors: 0,
      maker: 0,
    });
    expect(investorsAccept(owners, true, 2_000, 2_000.7, true)).toEqual({
      founders: 6_000,
      investors: 2_000,
      maker: 100,
    });
    expect(investorsAccept(owners, false, 2_001, 2_000.7, true).founders).toBe(0);
    expect(investorsAccept(owners, true, 2_001, 2_000.7, false)).toEqual({
      founders: 0,
      investors: 0,
      maker: 0,
    });
  });

  it('needs more than half, with the shares that the buyer has, and at least one acceptance', () => {
    expect(isControl(2_000, 4_000)).toBe(false);
    expect(isControl(2_001, 4_000)).toBe(true);
    expect(succeeds(1_500, 500, 4_000)).toBe(false);
    expect(succeeds(1_500, 501, 4_000)).toBe(true);
    expect(succeeds(3_000, 0, 4_000)).toBe(false);
  });

  it('never buys more than there is', () => {
    const cases = fc.record({
      owners: fc.record({
        founder_lots: fc.nat(9_000),
        investor_lots: fc.nat(3_000),
        maker_lots: fc.nat(500),
      }),
      isRival: fc.boolean(),
      held: fc.nat(4_000),
      holders: fc.nat(4_000),
      // Part of the holders that accepts.
      willing: fc.double({ min: 0, max: 1, noNaN: true }),
      // The offer is for all, or for fewer because shares were issued later.
      missing: fc.oneof(fc.constant(0), fc.nat(500)),
      price: fc.nat(2_000),
      fair: fc.nat(2_000),
      isBest: fc.boolean(),
    });
    fc.assert(
      fc.property(cases, ({ owners, isRival, held, holders, willing, missing, price, fair, isBest }) => {
        const { founder_lots, investor_lots, maker_lots } = owners;
        const lots = founder_lots + investor_lots + maker_lots + held + holders;
        const counted = countedLots({ ...owners, lots }, isRival);
        const part = investorsAccept({ ...owners, lots }, isRival, price, fair, isBest);
        const accepted = Math.floor(holders * willing);
        const wanted = counted - held - missing;
        const bought = boughtFromInvestors(wanted, accepted, part);
        const sold = bought.founders + bought.investors + bought.maker + accepted;
        expect(sold).toBeLessThanOrEqual(Math.max(wanted, accepted));
        expect(held + sold).toBeLessThanOrEqual(counted);
        for (const name of ['founders', 'investors', 'maker'] as const) {
          expect(bought[name]).toBeGreaterThanOrEqual(0);
          expect(bought[name]).toBeLessThanOrEqual(part[name]);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
