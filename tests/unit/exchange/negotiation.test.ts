import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BargainTraits,
  buyerPath,
  hazardAt,
  priceAt,
  sellerPath,
  traitsFrom,
} from '#game/exchange/concession.ts';
import {
  ANSWER_HOLDS,
  buyerAnswer,
  canCounter,
  HOLD_MAX,
  ROUNDS_MAX,
  roundOf,
  sellerAnswer,
} from '#game/exchange/negotiation.ts';
import { exchangeFee } from '#game/exchange/prices.ts';
import { words } from '#game/world/chance/draws.ts';

const VALUE = 30_000_000;

const traits = fc
  .tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer({ min: 1 }))
  .map((state): BargainTraits => traitsFrom(words(state)));
const dollars = (min: number, max: number) => fc.integer({ min: VALUE * min, max: VALUE * max });
/** Moves of a player: a price, and the hours that pass before it. */
const moves = fc.array(fc.tuple(dollars(0.5, 1.5), fc.integer({ min: 0, max: HOLD_MAX })), {
  minLength: ROUNDS_MAX,
  maxLength: 2 * ROUNDS_MAX,
});

describe('the price of a dealer or a rival', () => {
  it('has traits within their limits', () => {
    fc.assert(
      fc.property(traits, ({ limit, beta, hours }) => {
        expect(limit >= 0.96 && limit <= 1.01 && beta >= 0.5 && beta <= 2 && hours >= 60).toBe(true);
      }),
    );
  });

  it('goes from the first price to the limit and stays there', () => {
    fc.assert(
      fc.property(traits, dollars(0.9, 1.15), (given, first) => {
        for (const path of [sellerPath(given, VALUE, first), buyerPath(given, VALUE)]) {
          expect(priceAt(path, 0)).toBe(path.first);
          expect(priceAt(path, path.hours)).toBe(path.limit);
          expect(priceAt(path, path.hours + 500)).toBe(path.limit);
        }
      }),
    );
  });

  it('is the formula of the concession curve', () => {
    const path = { first: 104_000, limit: 100_000, beta: 2, hours: 100 };
    expect([25, 50, 75].map((hour) => priceAt(path, hour))).toEqual([102_000, 101_172, 100_536]);
    const late = { ...path, beta: 0.5 };
    expect([25, 50, 75].map((hour) => priceAt(late, hour))).toEqual([103_750, 103_000, 101_750]);
  });

  it('never moves backwards, and never passes the limit', () => {
    fc.assert(
      fc.property(traits, dollars(0.9, 1.15), (given, first) => {
        const [selling, buying] = [sellerPath(given, VALUE, first), buyerPath(given, VALUE)];
        for (let hour = 1; hour <= given.hours; hour++) {
          expect(priceAt(selling, hour)).toBeLessThanOrEqual(priceAt(selling, hour - 1));
          expect(priceAt(selling, hour)).toBeGreaterThanOrEqual(selling.limit);
          expect(priceAt(buying, hour)).toBeGreaterThanOrEqual(priceAt(buying, hour - 1));
          expect(priceAt(buying, hour)).toBeLessThanOrEqual(buying.limit);
        }
        expect(selling.limit).toBeGreaterThanOrEqual(VALUE * 0.96);
        expect(buying.limit).toBeLessThanOrEqual(VALUE * 0.98);
      }),
    );
  });

  it('leaves no gain to those who buy from one and sell to another', () => {
    fc.assert(
      fc.property(traits, traits, (one, other) => {
        const paid = sellerPath(one, VALUE, 0).limit;
        const got = buyerPath(other, VALUE).limit;
        expect(got - exchangeFee(got)).toBeLessThanOrEqual(paid + VALUE * 0.001);
      }),
    );
  });

  it('makes another buyer more likely as it falls', () => {
    fc.assert(
      fc.property(traits, (given) => {
        const path = sellerPath(given, VALUE, VALUE * 1.04);
        for (let hour = 1; hour <= given.hours; hour++) {
          expect(hazardAt(path, hour)).toBeGreaterThanOrEqual(hazardAt(path, hour - 1));
        }
        expect(hazardAt(path, given.hours)).toBeCloseTo(0.012);
      }),
    );
  });
});

describe('a negotiation', () => {
  it('with a seller ends, never below its limit, and never with a higher price than before', () => {
    fc.assert(
      fc.property(traits, dollars(0.97, 1.15), moves, (given, ask, player) => {
        const path = sellerPath(given, VALUE, ask);
        let [elapsed, named, last, before] = [0, 0, null as number | null, null as number | null];
        for (const [offered, waits] of player) {
          if (!canCounter(named)) break;
          named++;
          elapsed += 1;
          const answer = sellerAnswer({ path, elapsed, offered, before, last, moves: named });
          before = Math.max(before ?? 0, offered);
          if (answer.kind === 'break') {
            expect(offered).toBeLessThan(path.limit * 0.8);
            return;
          }
          if (answer.kind === 'accept') {
            expect(offered).toBeGreaterThanOrEqual(path.limit);
            return;
          }
          if (answer.kind === 'decline') throw new Error('a seller has the last word');
          expect(answer.price).toBeGreaterThan(offered);
          expect(answer.price).toBeGreaterThanOrEqual(path.limit);
          expect(answer.price).toBeLessThanOrEqual(last ?? path.first);
          last = answer.price;
          named++;
          elapsed += Math.min(waits, ANSWER_HOLDS);
        }
        expect(roundOf(named)).toBe(ROUNDS_MAX);
        expect(canCounter(named)).toBe(false);
      }),
    );
  });

  it('with a buyer ends, never above its limit, and never with a lower price than before', () => {
    fc.assert(
      fc.property(traits, moves, (given, player) => {
        const path = buyerPath(given, VALUE);
        let [elapsed, named, last, before] = [0, 1, priceAt(path, 0), null as number | null];
        for (const [offered, waits] of player) {
          if (!canCounter(named)) break;
          named++;
          elapsed += waits;
          const answer = buyerAnswer({ path, elapsed, offered, before, last, moves: named });
          before = Math.min(before ?? offered, offered);
          if (answer.kind === 'break') {
            expect(offered * 0.8).toBeGreaterThan(path.limit);
            return;
          }
          if (answer.kind === 'accept') {
            expect(offered).toBeLessThanOrEqual(path.limit);
            return;
          }
          if (answer.kind === 'decline') {
            expect(canCounter(named)).toBe(false);
            return;
          }
          expect(answer.price).toBeLessThan(offered);
          expect(answer.price).toBeLessThanOrEqual(path.limit);
          expect(answer.price).toBeGreaterThanOrEqual(last);
          last = answer.price;
          named++;
        }
      }),
    );
  });

  it('answers a concession by half of the share of the gap that it closes', () => {
    const path = { first: 104_000, limit: 98_000, beta: 1, hours: 1e9 };
    const selling = { path, elapsed: 0, last: 104_000, moves: 3 };
    expect(sellerAnswer({ ...selling, before: 90_000, offered: 97_000 })).toEqual({
      kind: 'counter',
      price: 102_500,
    });
    expect(sellerAnswer({ ...selling, before: 97_000, offered: 97_000 })).toMatchObject({ price: 104_000 });
    expect(sellerAnswer({ ...selling, before: 97_000, offered: 90_000 })).toMatchObject({ price: 104_000 });
    const rising = { first: 92_000, limit: 98_000, beta: 1, hours: 1e9 };
    const buying = { path: rising, elapsed: 0, last: 92_000, moves: 3 };
    expect(buyerAnswer({ ...buying, before: 106_000, offered: 99_000 })).toEqual({
      kind: 'counter',
      price: 93_500,
    });
  });

  it('never begins above the asking price, although the limit of others is higher', () => {
    const path = sellerPath({ limit: 1.01, beta: 1, hours: 100, ask: 1.1, bid: 0.93 }, VALUE, VALUE * 0.98);
    expect([path.first, path.limit]).toEqual([VALUE * 0.98, VALUE * 0.98]);
  });

  it('has six rounds of two prices', () => {
    expect([0, 1, 2, 3, 11, 12].map(roundOf)).toEqual([1, 1, 1, 2, 6, 6]);
    expect([11, 12].map(canCounter)).toEqual([true, false]);
  });
});
