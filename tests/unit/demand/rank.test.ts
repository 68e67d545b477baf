import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { toColumns } from '#game/demand/place-columns.ts';
import { demandFrom } from '#game/demand/rank.ts';
import { type DemandPlace, pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { loadPlaces, loadWorld } from '#scripts/research/demand/load.ts';

const world = loadWorld();
const markets = loadPlaces().map((place) => toDemandPlace(place));
const columns = toColumns(markets);

/** Returns the figures of the destinations by their index among the places. */
function demandByMarket(origin: DemandPlace, min = 0) {
  const { indexes, km, ...groups } = demandFrom(origin, columns, world, min);
  const figures = PASSENGER_GROUPS.map((group) => groups[group]);
  return new Map(
    Array.from(indexes, (market, found) => {
      const trips = figures.map((of) => of[found] ?? Number.NaN);
      return [market, { km: km[found] ?? Number.NaN, trips }] as const;
    }),
  );
}

/** Throws if a destination's figures differ from those of the pair alone. */
function expectSame(origin: DemandPlace, all: ReturnType<typeof demandByMarket>): void {
  markets.forEach((other, market) => {
    const pair = pairDemand(origin, other, world);
    const { km, trips } = all.get(market) ?? { km: pair.km, trips: [0, 0, 0] };
    if (!(Math.abs(km - pair.km) <= 1e-9 * pair.km))
      throw new Error(`${other.iata}: ${km} km, not ${pair.km}`);
    PASSENGER_GROUPS.forEach((group, index) => {
      const off = Math.abs((trips[index] ?? Number.NaN) - pair[group]);
      if (!(off <= 1e-9 * Math.max(1e-3, pair[group]))) throw new Error(`${other.iata}: ${off} ${group} off`);
    });
  });
}

describe('demand from one place to all', () => {
  it('equals that of the pair for every destination', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), (origin) => expectSame(origin, demandByMarket(origin))),
      { numRuns: 25 },
    );
  });

  it('omits exactly the destinations with fewer trips than required', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.constantFrom(50, 365, 5000), (origin, min) => {
        const all = demandByMarket(origin);
        const some = demandByMarket(origin, min);
        for (const [market, { trips }] of all) {
          const total = trips.reduce((sum, group) => sum + group, 0);
          const off = Math.abs(total - min);
          // The total is added up in another order.
          if (some.has(market) !== total >= min && off > 1e-9 * min)
            throw new Error(`${markets[market]?.iata}: ${total} trips`);
        }
        for (const [market, figures] of some) expect(figures).toEqual(all.get(market));
      }),
      { numRuns: 25 },
    );
  });

  it('is correct for places with visitors only, or with nobody', () => {
    for (const wanted of [
      markets.find(({ bond, inbound }) => bond === 0 && inbound > 0),
      markets.find(({ inbound }) => inbound === 0),
    ]) {
      if (!wanted) throw new Error('seed/ has no such place');
      expectSame(wanted, demandByMarket(wanted));
    }
  });
});
