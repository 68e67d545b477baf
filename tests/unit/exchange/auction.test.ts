import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AuctionTerms,
  type Bid,
  closingPrice,
  endAfterBid,
  firstEnd,
  nextMinimum,
  standingOf,
  startRange,
  stepOf,
} from '#game/exchange/auction.ts';
import { DAY, HOUR } from '#game/world/time.ts';

const terms = fc.record({
  start: fc.integer({ min: 92, max: 100 }),
  step: fc.integer({ min: 1, max: 5 }),
  reserve: fc.constantFrom(0, 95, 104),
});
const maxima = fc.array(fc.integer({ min: 92, max: 130 }), { maxLength: 12 });

/** Bids of different bidders, those that reach the starting price. */
const bidsOf = ({ start }: AuctionTerms, list: readonly number[]): Bid[] =>
  list
    .map((maximum, placed) => ({ bidder: `bidder ${placed}`, maximum, placed }))
    .filter(({ maximum }) => maximum >= start);

/**
 * An English auction in the room: the auctioneer calls every dollar from the start. Bidders who can pay keep their hands up.
 * When one hand is left, or all have gone at once, the earliest of the last hands wins. The price is one step above
 * the last call that another bidder answered.
 */
function callOut({ start, step }: AuctionTerms, bids: readonly Bid[]) {
  let hands = [...bids];
  let price = start;
  for (let call = start; hands.length > 0; call++) {
    const up = hands.filter(({ maximum }) => maximum >= call);
    if (up.length <= 1) {
      const winner = (up[0] ?? hands[0]) as Bid;
      if (call > start) price = Math.min(winner.maximum, call - 1 + step);
      return { leader: winner.bidder, price };
    }
    hands = up;
  }
  return null;
}

describe('an auction', () => {
  it('has a starting price between 92% and 100% of the value, and steps of 1%', () => {
    expect(startRange(10_000_001)).toEqual({ min: 9_200_001, max: 10_000_001 });
    expect([stepOf(10_000_000), stepOf(20)]).toEqual([100_000, 1]);
  });

  it('asks one step more than the price from the next bidder, and the starting price from the first', () => {
    const prices = { start: 92, step: 2, reserve: 0 };
    expect(nextMinimum(prices, null)).toBe(92);
    expect(nextMinimum(prices, { leader: 'a', price: 95 })).toBe(97);
  });

  it('has the winner and the price of an English auction', () => {
    fc.assert(
      fc.property(terms, maxima, (given, list) => {
        const prices = { ...given, reserve: 0 };
        const bids = bidsOf(prices, list);
        expect(standingOf(prices, bids)).toEqual(callOut(prices, bids));
      }),
    );
  });

  it('is won by the highest maximum, at the second highest and a step, or at the reserve', () => {
    fc.assert(
      fc.property(terms, maxima, (prices, list) => {
        const bids = bidsOf(prices, list);
        const standing = standingOf(prices, bids);
        const [first, second] = bids
          .toSorted((one, other) => other.maximum - one.maximum || one.placed - other.placed)
          .map(({ bidder, maximum }) => ({ bidder, maximum }));
        if (!first) {
          expect(standing).toBeNull();
          return;
        }
        const needed = second ? Math.max(prices.start, second.maximum + prices.step) : prices.start;
        const price = Math.min(first.maximum, needed);
        const reserved = first.maximum >= prices.reserve ? Math.max(price, prices.reserve) : price;
        expect(standing).toEqual({ leader: first.bidder, price: reserved });
      }),
    );
  });

  it('does not depend on the order of the bids', () => {
    const shuffled = terms.chain((prices) =>
      maxima.chain((list) => {
        const bids = bidsOf(prices, list);
        return fc.tuple(
          fc.constant(prices),
          fc.constant(bids),
          fc.shuffledSubarray(bids, { minLength: bids.length }),
        );
      }),
    );
    fc.assert(
      fc.property(shuffled, ([prices, bids, others]) => {
        expect(standingOf(prices, others)).toEqual(standingOf(prices, bids));
      }),
    );
  });

  it('never gets cheaper with another bid, and never costs more than the leader named', () => {
    fc.assert(
      fc.property(terms, maxima, (prices, list) => {
        const bids = bidsOf(prices, list);
        let price = 0;
        for (let count = 1; count <= bids.length; count++) {
          const placed = bids.slice(0, count);
          const standing = standingOf(prices, placed);
          const leader = placed.find(({ bidder }) => bidder === standing?.leader);
          expect(standing?.price).toBeGreaterThanOrEqual(price);
          expect(standing?.price).toBeLessThanOrEqual(leader?.maximum ?? 0);
          price = standing?.price ?? 0;
        }
      }),
    );
  });

  it('gives equal maxima to the earlier bid', () => {
    const bid = (bidder: string, placed: number): Bid => ({ bidder, maximum: 110, placed });
    const prices = { start: 92, step: 2, reserve: 0 };
    expect(standingOf(prices, [bid('late', 5), bid('early', 4)])).toEqual({ leader: 'early', price: 110 });
  });
});

describe('the end of an auction', () => {
  it('comes after its days, and 24 hours after the last bid', () => {
    const ends = firstEnd(600, 3);
    expect(ends).toBe(600 + 3 * DAY);
    expect(endAfterBid(ends, 600 + DAY)).toBe(ends);
    expect(endAfterBid(ends, ends - 2.5 * HOUR)).toBe(ends + 22 * HOUR);
  });

  it('keeps the price within the limits of that moment, or fails', () => {
    expect(closingPrice(95, 120, { min: 92, max: 115 })).toBe(95);
    expect(closingPrice(118, 120, { min: 92, max: 115 })).toBe(115);
    expect(closingPrice(95, 120, { min: 97, max: 121 })).toBe(97);
    expect(closingPrice(95, 96, { min: 97, max: 121 })).toBeNull();
  });
});
