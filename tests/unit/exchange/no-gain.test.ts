import { describe, expect, it } from 'vitest';
import { closingPrice } from '#game/exchange/auction.ts';
import { exchangeFee, exchangeValue, priceBounds } from '#game/exchange/prices.ts';
import { marketOf } from '#tests/support/exchange-simulation/market.ts';
import { atOnce, type Deal, patiently, STRATEGIES } from '#tests/support/exchange-simulation/strategies.ts';

/*
 * Players buy from the dealers of many worlds and try to make money without flying passengers. They know everything: how
 * each dealer and rival bargains, and which rival pays most. If they cannot gain, nobody can.
 */

const SEEDS = Array.from({ length: 60 }, (_, index) => `world ${index}`);
/** Each world tries one of this many aircraft of its dealers. */
const EVERY = 5;

const markets = SEEDS.map(marketOf);
const tried = markets.flatMap((market, seed) =>
  market.stock.filter((_, index) => index % EVERY === seed % EVERY).map((plane) => ({ market, plane })),
);
const bought: Deal[] = tried.map(({ market, plane }) => atOnce(market, plane));
const bargained: Deal[] = tried
  .map(({ market, plane }) => patiently(market, plane))
  .filter((deal) => deal !== null);

describe('nobody gains', () => {
  it('is tried with hundreds of aircraft, bought at the asking price and by bargaining', () => {
    expect(bought.length).toBeGreaterThan(2_000);
    expect(bargained.length).toBeGreaterThan(500);
  });

  it.each(STRATEGIES)('if they buy from dealers and $name', ({ gain }) => {
    for (const deals of [bought, bargained]) {
      const gains = deals.map((deal) => gain(deal) / deal.paid);
      expect(Math.max(...gains)).toBeLessThanOrEqual(0);
    }
  });

  it('by an auction to a second account: it closes within the price bounds, and the fee is lost', () => {
    for (const { plane, now } of bought) {
      const { min, max } = priceBounds(exchangeValue(plane.model, plane, now));
      for (const [reached, maximum] of [
        [0, max],
        [10 * max, 20 * max],
        [min, min],
      ] as const) {
        const price = closingPrice(reached, maximum, { min, max }) ?? 0;
        expect(price).toBeGreaterThanOrEqual(min);
        expect(price).toBeLessThanOrEqual(max);
        expect(exchangeFee(price)).toBeGreaterThan(0);
      }
      expect(closingPrice(min, min - 1, { min, max })).toBeNull();
    }
  });
});
