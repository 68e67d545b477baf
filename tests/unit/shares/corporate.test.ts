import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buybackMax } from '#game/shares/buyback.ts';
import { changeLots } from '#game/shares/change-lots.ts';
import { exDividend } from '#game/shares/dividend.ts';
import { netProceeds } from '#game/shares/listed-value.ts';
import { allotNewIssue, newIssueMax, newIssuePrices, offeredTo } from '#game/shares/new-issue.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';

const FOUNDERS = 10_000;

describe('a buy-back', () => {
  it('leaves 5% of the shares that remain to others than the founders', () => {
    expect(buybackMax({ lots: 10_526, founder_lots: FOUNDERS }, 0)).toBe(0);
    expect(buybackMax({ lots: 14_000, founder_lots: FOUNDERS }, 0)).toBe(3_473);
    expect(buybackMax({ lots: 14_000, founder_lots: FOUNDERS }, 600)).toBe(2_873);
    fc.assert(
      fc.property(fc.nat(20_000), (traded) => {
        const max = buybackMax({ lots: FOUNDERS + traded, founder_lots: FOUNDERS }, 0);
        const share = (bought: number) => (traded - bought) / (FOUNDERS + traded - bought);
        if (max > 0) expect(share(max)).toBeGreaterThanOrEqual(0.05);
        expect(share(max + 1)).toBeLessThan(0.05);
      }),
    );
  });

  it('at fair value changes the value per share of nobody, and below it raises it', () => {
    const before = { lots: 14_000, fair: 2_000, target: 2_200 };
    expect(changeLots(before, -1_000, -amountOf(1_000, 2_000))).toMatchObject({ lots: 13_000, fair: 2_000 });
    expect(changeLots(before, -1_000, -amountOf(1_000, 1_800)).fair).toBeGreaterThan(2_000);
    expect(changeLots(before, -1_000, -amountOf(1_000, 2_300)).fair).toBeLessThan(2_000);
  });
});

describe('a dividend', () => {
  it('lowers price and values by its amount, to no less than one cent', () => {
    const values = { price: 2_000, fair: 2_010.5, target: 30 };
    expect(exDividend(values, 40)).toEqual({ price: 1_960, fair: 1_970.5, target: 1 });
    expect(exDividend(values, 3_000)).toEqual({ price: 1, fair: 1, target: 1 });
  });
});

describe('new shares', () => {
  it('cost 95% of the last price or more, and at most what the day allows', () => {
    expect(newIssuePrices({ price: 2_000, band_price: 1_900 })).toEqual({ min: 1_900, max: 2_090 });
    expect(newIssuePrices({ price: 1, band_price: 1 })).toEqual({ min: 1, max: 2 });
  });

  it('are at most half as many as there are', () => {
    expect([1, 12_501].map(newIssueMax)).toEqual([0, 6_250]);
  });

  it('change the value of all shares by the money that the airline gets', () => {
    const figures = fc.record({
      lots: fc.integer({ min: FOUNDERS, max: 50_000 }),
      fair: fc.integer({ min: 100, max: 100_000 }),
      issued: fc.integer({ min: 1, max: 25_000 }),
      price: fc.integer({ min: 100, max: 100_000 }),
    });
    fc.assert(
      fc.property(figures, ({ lots, fair, issued, price }) => {
        const money = netProceeds(issued, price);
        const after = changeLots({ lots, fair, target: fair }, issued, money);
        const change = valueOfShares(after.fair, after.lots) - valueOfShares(fair, lots);
        // Values per share are rounded to a ten-thousandth of a cent.
        expect(Math.abs(change - money)).toBeLessThanOrEqual(after.lots / 1e4 + 1);
      }),
    );
  });

  const offer = { lots: 1_000, price: 1_800, fair: 2_000, allLots: 14_000, investorLots: 2_800, money: 1e9 };

  it('go to holders in proportion, and to investors by the curve of a first issue', () => {
    const holder = (held: number, lots: number) => ({ subscriber: `${held}`, lots, placed: held, held });
    expect(allotNewIssue(offer, [holder(1_400, 500), holder(700, 20), holder(0, 30)])).toEqual([
      { subscriber: '1400', lots: 100 },
      { subscriber: '700', lots: 20 },
      { subscriber: 'investors', lots: 200 },
    ]);
    expect(allotNewIssue({ ...offer, price: 2_000 }, [])).toEqual([{ subscriber: 'investors', lots: 100 }]);
    expect(allotNewIssue({ ...offer, money: 360_000 }, [])).toEqual([{ subscriber: 'investors', lots: 20 }]);
    expect(allotNewIssue({ ...offer, price: 2_200 }, [])).toEqual([]);
  });

  it('are never given out twice, and nobody gets more than their part', () => {
    const holders = fc.array(fc.record({ held: fc.nat(2_000), lots: fc.nat(5_000) }), { maxLength: 5 });
    fc.assert(
      fc.property(holders, fc.nat(6_000), fc.integer({ min: 1, max: 5_000 }), (list, investorLots, lots) => {
        const allLots = list.reduce((sum, { held }) => sum + held, FOUNDERS + investorLots);
        const subscriptions = list.map((one, placed) => ({ ...one, subscriber: `${placed}`, placed }));
        const allotted = allotNewIssue({ ...offer, lots, allLots, investorLots }, subscriptions);
        expect(allotted.reduce((sum, one) => sum + one.lots, 0)).toBeLessThanOrEqual(lots);
        for (const { subscriber, lots: got } of allotted) {
          const one = subscriptions[Number(subscriber)];
          if (one) expect(got).toBeLessThanOrEqual(Math.min(one.lots, offeredTo(lots, one.held, allLots)));
        }
      }),
    );
  });
});
