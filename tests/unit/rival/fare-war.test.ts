import { describe, expect, it } from 'vitest';
import {
  canAffordWar,
  foughtPairs,
  isAtWar,
  nemesisOf,
  type SharedPair,
  warFares,
} from '#game/rival/fare-war.ts';
import { referenceFares } from '#game/route/fares.ts';
import { WEEK } from '#game/world/time.ts';

const KM = 1_200;
const REFERENCE = referenceFares(KM);
const times = (level: number) => ({
  economy: Math.round(REFERENCE.economy * level),
  business: Math.round(REFERENCE.business * level),
  first: Math.round(REFERENCE.first * level),
});
const shared = (changes: Partial<SharedPair> = {}): SharedPair => ({
  airline: 'me',
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

describe('a nemesis', () => {
  it('is the airline that a rival meets on the most pairs', () => {
    const pairs = [shared({ other: 'a' }), shared({ other: 'b' }), shared({ other: 'b' })];
    expect(nemesisOf('me', pairs)).toBe('b');
    expect(nemesisOf('me', [])).toBeNull();
  });

  it('is always the same one if several are met as often, in any order', () => {
    const pairs = ['a', 'b', 'c'].map((other) => shared({ other }));
    expect(nemesisOf('me', pairs.toReversed())).toBe(nemesisOf('me', pairs));
    const all = PAIRS.map((airline) => {
      const own = pairs.map((one) => ({ ...one, airline }));
      return nemesisOf(airline, own);
    });
    expect([...new Set(all)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('is fought on all pairs, and fights back if it has another nemesis', () => {
    const pairs = [
      shared({ airline: 'me', other: 'a', pair: 'P1' }),
      shared({ airline: 'me', other: 'a', pair: 'P2' }),
      shared({ airline: 'me', other: 'b', pair: 'P3' }),
      shared({ airline: 'a', other: 'me', pair: 'P1' }),
      shared({ airline: 'a', other: 'me', pair: 'P2' }),
      shared({ airline: 'b', other: 'me', pair: 'P3' }),
      shared({ airline: 'c', other: 'a', pair: 'P4' }),
      shared({ airline: 'a', other: 'c', pair: 'P4' }),
    ];
    const fought = (airline: string) => foughtPairs(airline, pairs).map(({ pair }) => pair);
    expect(fought('me')).toEqual(['P1', 'P2', 'P3']);
    expect(fought('a')).toEqual(['P1', 'P2', 'P4']);
    expect(fought('b')).toEqual(['P3']);
    expect(fought('d')).toEqual([]);
  });

  it('leaves other pairs in peace', () => {
    const pairs = ['a', 'a', 'b'].flatMap((other) => [
      shared({ airline: 'me', other }),
      shared({ airline: other, other: 'me' }),
    ]);
    const elsewhere = [shared({ airline: 'b', other: 'c' }), shared({ airline: 'b', other: 'c' })];
    expect(foughtPairs('me', [...pairs, ...elsewhere]).map(({ other }) => other)).toEqual(['a', 'a']);
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
