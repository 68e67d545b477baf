import { describe, expect, it } from 'vitest';
import { type OtherHub, scout } from '#game/rivals/scout.ts';
import { TEMPERS } from '#game/rivals/temper.ts';
import type { RivalAirport, RivalView } from '#game/rivals/view.ts';
import { WEEK } from '#game/world/time.ts';

const airport = (id: string, lon: number): RivalAirport => ({
  id,
  country: 'NL',
  type: 'large_airport',
  lat: 0,
  lon,
  runways: 2,
  longest_runway_m: 3_500,
});
/** Sixteen hubs, the nearest first, with the same number of aircraft. */
const HUBS: OtherHub[] = Array.from({ length: 16 }, (_, index) => ({
  airport: airport(`hub${index}`, 2 + 2 * index),
  aircraft: 6,
}));
const view = (week: number, changes: Partial<RivalView> = {}): RivalView => ({
  temperament: 'opportunist',
  strength: 'normal',
  bases: [airport('home', 0)],
  homes: ['ECAA'],
  now: week * WEEK,
  cash: 20_000_000,
  overdue: 0,
  weeklyFixedCosts: 0,
  pending: 0,
  routes: [],
  fleet: [],
  flown: new Map(),
  fuelPrice: 850,
  overheadShare: 0.16,
  isReview: true,
  ...changes,
});
const reviews = (hubs: readonly OtherHub[], changes: Partial<RivalView> = {}) =>
  Array.from({ length: 200 }, (_, week) => scout('rival', view(week, changes), hubs));

describe('a rival that looks around', () => {
  it('looks at two or three of the twelve nearest hubs, and at others in each review', () => {
    const seen = new Set<string>();
    for (const { bases } of reviews(HUBS)) {
      expect([2, 3]).toContain(bases.length);
      for (const { id } of bases) seen.add(id);
    }
    expect([...seen].sort()).toEqual(
      HUBS.slice(0, 12)
        .map(({ airport }) => airport.id)
        .sort(),
    );
  });

  it('looks only at home for a base, and attacks abroad, too', () => {
    const abroad = HUBS.map(({ airport, aircraft }, index) => ({
      airport: { ...airport, country: index % 2 === 0 ? 'NL' : 'US' },
      aircraft,
    }));
    const found = reviews(abroad);
    expect(
      found.every(({ bases }) => bases.length > 0 && bases.every(({ country }) => country === 'NL')),
    ).toBe(true);
    expect(new Set(found.flatMap(({ target }) => target?.country ?? []))).toEqual(new Set(['NL', 'US']));
  });

  it('attacks in a share of its reviews that its temperament gives', () => {
    const attacks = (changes: Partial<RivalView>) =>
      reviews(HUBS, changes).filter(({ target }) => target !== null).length / 200;
    expect(attacks({ temperament: 'cautious' })).toBeCloseTo(TEMPERS.cautious.attacks, 1);
    expect(attacks({ temperament: 'premium' })).toBeCloseTo(TEMPERS.premium.attacks, 1);
    expect(attacks({ temperament: 'opportunist' })).toBe(1);
  });

  it('attacks large airlines more often, and never one without aircraft', () => {
    const hubs = HUBS.map((hub, index) => ({ ...hub, aircraft: index === 3 ? 15 : index === 4 ? 0 : 7 }));
    const targets = reviews(hubs).flatMap(({ target }) => (target ? [target.id] : []));
    const share = (id: string) => targets.filter((one) => one === id).length / targets.length;
    expect(share('hub3')).toBeGreaterThan(4 * share('hub2'));
    expect(share('hub4')).toBe(0);
  });

  it('may attack at a base that it has, but does not open it again', () => {
    const bases = [airport('home', 0), airport('hub0', 2)] as const;
    const found = reviews(HUBS.slice(0, 1), { bases });
    expect(found.some(({ target }) => target?.id === 'hub0')).toBe(true);
    expect(found.every(({ bases }) => bases.length === 0)).toBe(true);
  });

  it('leaves hubs alone that are on the other side of the world', () => {
    const hubs = [35, 37].map((lon) => ({ airport: airport(`at ${lon}`, lon), aircraft: 6 }));
    const seen = reviews(hubs).flatMap(({ target, bases }) => [...(target ? [target] : []), ...bases]);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(['at 35']));
  });

  it('finds nothing in a world without other airlines', () => {
    expect(scout('rival', view(3), [])).toEqual({ target: null, bases: [] });
  });
});
