import { describe, expect, it } from 'vitest';
import { referenceFares } from '#game/network/route/fares.ts';
import {
  canAffordWar,
  foughtPairs,
  isAtWar,
  type Meeting,
  nemesisOf,
  type SharedPair,
  warFares,
} from '#game/rivals/fare-war.ts';
import { WEEK } from '#game/world/time.ts';

const KM = 1_200;
const REFERENCE = referenceFares(KM);
const times = (level: number) => ({
  economy: Math.round(REFERENCE.economy * level),
  business: Math.round(REFERENCE.business * level),
  first: Math.round(REFERENCE.first * level),
});
const shared = (changes: Partial<SharedPair> = {}): SharedPair => ({
  route: 'route',
  pair: 'AMSLHR',
  km: KM,
  opened: 0,
  fares: times(1),
  lost: 0,
  other: 'other',
  otherOpened: 0,
  otherFares: times(1),
  ...changes,
});
const FREE = { fareRule: { min: 60, max: 150 } };
const PAIRS = Array.from({ length: 60 }, (_, index) => `PAIR${index}`);

/** Meetings of pairs of airlines, once for each of the two. */
const meetingsOf = (...pairs: [airline: string, other: string, pairs: number][]): Meeting[] =>
  pairs.flatMap(([airline, other, pairs]) => [
    { airline, other, pairs },
    { airline: other, other: airline, pairs },
  ]);

describe('a nemesis', () => {
  it('is the airline that a rival meets on the most pairs', () => {
    const own = [
      { airline: 'me', other: 'a', pairs: 1 },
      { airline: 'me', other: 'b', pairs: 2 },
    ];
    expect(nemesisOf('me', own)).toBe('b');
    expect(nemesisOf('me', [])).toBeNull();
  });

  it('is always the same one if several are met as often, in any order', () => {
    const of = (airline: string) => ['a', 'b', 'c'].map((other) => ({ airline, other, pairs: 1 }));
    expect(nemesisOf('me', of('me').toReversed())).toBe(nemesisOf('me', of('me')));
    const all = PAIRS.map((airline) => nemesisOf(airline, of(airline)));
    expect([...new Set(all)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('is fought on all pairs, and fights back if it has another nemesis', () => {
    const meetings = meetingsOf(['me', 'a', 2], ['me', 'b', 1], ['a', 'c', 1]);
    const fought = (airline: string, ...pairs: [other: string, pair: string][]) =>
      foughtPairs(
        airline,
        pairs.map(([other, pair]) => shared({ other, pair })),
        meetings,
      ).map(({ pair }) => pair);
    expect(fought('me', ['a', 'P1'], ['a', 'P2'], ['b', 'P3'])).toEqual(['P1', 'P2', 'P3']);
    expect(fought('a', ['me', 'P1'], ['me', 'P2'], ['c', 'P4'])).toEqual(['P1', 'P2', 'P4']);
    expect(fought('b', ['me', 'P3'])).toEqual(['P3']);
    expect(fought('d')).toEqual([]);
  });

  it('leaves other pairs in peace', () => {
    const pairs = ['a', 'a', 'b'].map((other) => shared({ other }));
    const meetings = meetingsOf(['me', 'a', 2], ['me', 'b', 1], ['b', 'c', 2]);
    expect(foughtPairs('me', pairs, meetings).map(({ other }) => other)).toEqual(['a', 'a']);
  });
});

describe('a fare war', () => {
  /** Returns the lengths of the wars on a pair within some years, in weeks. */
  const lengths = (pair: string) => {
    const states = Array.from({ length: 260 }, (_, week) => isAtWar(shared({ pair }), week * WEEK));
    // The first and the last one may be cut.
    return states
      .map((atWar) => (atWar ? 'x' : ' '))
      .join('')
      .trim()
      .split(/ +/)
      .map(({ length }) => length)
      .slice(1, -1);
  };

  it('lasts 6 to 14 weeks and comes again every twenty weeks', () => {
    const all = PAIRS.flatMap(lengths);
    expect(Math.min(...all)).toBe(6);
    expect(Math.max(...all)).toBe(14);
    for (const pair of PAIRS) expect(lengths(pair).length).toBeGreaterThanOrEqual(8);
  });

  it('begins when one airline enters the pair of the other', () => {
    for (const pair of PAIRS) {
      const entered = { pair, opened: 4 * WEEK, otherOpened: 30 * WEEK };
      expect(isAtWar(shared(entered), 30 * WEEK)).toBe(true);
      expect(isAtWar(shared(entered), 36 * WEEK - 1)).toBe(true);
    }
  });

  it('does not begin on all pairs of a new world at once', () => {
    const count = PAIRS.filter((pair) => isAtWar(shared({ pair }), 0)).length;
    expect(count).toBeGreaterThan(PAIRS.length * 0.3);
    expect(count).toBeLessThan(PAIRS.length * 0.7);
  });

  it('ends when 30% of the reserves are gone', () => {
    expect(canAffordWar({ lost: 2_999_999 }, 7_000_001)).toBe(true);
    expect(canAffordWar({ lost: 3_000_000 }, 7_000_000)).toBe(false);
    expect(canAffordWar({ lost: -500_000 }, 1)).toBe(true);
    expect(canAffordWar({ lost: -500_000 }, 0)).toBe(false);
  });
});

describe('the fares of a war', () => {
  it('are 4% below those of the other airline, but at most 8% below the present ones', () => {
    expect(warFares(shared(), FREE)?.economy).toBe(Math.ceil(REFERENCE.economy * 0.96));
    const high = shared({ fares: times(1.2) });
    expect(warFares(high, FREE)?.economy).toBe(Math.ceil(high.fares.economy * 0.92));
  });

  it('stay above 82% of the reference fares, and within the range of the temperament', () => {
    const cheap = shared({ fares: times(0.88), otherFares: times(0.7) });
    expect(warFares(cheap, FREE)?.economy).toBe(Math.ceil(REFERENCE.economy * 0.82));
    expect(warFares(shared({ otherFares: times(0.7) }), { fareRule: { min: 95, max: 170 } })?.economy).toBe(
      Math.ceil(REFERENCE.economy * 0.95),
    );
  });

  it('never rise', () => {
    expect(warFares(shared({ fares: times(0.8) }), FREE)).toBeNull();
    expect(warFares(shared({ otherFares: times(1.3) }), FREE)).toBeNull();
  });
});
