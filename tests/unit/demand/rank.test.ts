import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toColumns } from '../../../game/demand/market-columns.ts';
import { demandFrom } from '../../../game/demand/rank.ts';
import { pairDemand, toMarket } from '../../../game/demand/trips.ts';
import { loadPlaces, loadWorld } from '../../../scripts/demand/load.ts';

const world = loadWorld();
const markets = loadPlaces().map((place) => toMarket(place));
const columns = toColumns(markets);
const GROUPS = ['leisure', 'business', 'premium'] as const;

describe('demand from one place to all', () => {
  it('is, for every destination, what the pair alone gives', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), (origin) => {
        const all = demandFrom(origin, columns, world);
        markets.forEach((other, at) => {
          const pair = pairDemand(origin, other, world);
          // The angle between two places close together is known to a metre or so.
          const km = Math.abs((all.km[at] ?? Number.NaN) - pair.km);
          if (!(km <= (pair.km < 50 ? 1e-3 : 1e-9 * pair.km))) throw new Error(`${other.iata}: ${km} km off`);
          for (const group of GROUPS) {
            const off = Math.abs((all[group][at] ?? Number.NaN) - pair[group]);
            if (!(off <= 1e-9 * Math.max(1e-3, pair[group])))
              throw new Error(`${other.iata}: ${off} ${group} off`);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('leaves out only destinations with fewer trips than matter, and most of those', () => {
    const LEAST = 50;
    let small = 0;
    let left = 0;
    fc.assert(
      fc.property(fc.constantFrom(...markets), (origin) => {
        const all = demandFrom(origin, columns, world);
        const some = demandFrom(origin, columns, world, LEAST);
        markets.forEach((other, at) => {
          const total = GROUPS.reduce((sum, group) => sum + (all[group][at] ?? Number.NaN), 0);
          const isLeft = GROUPS.every((group) => some[group][at] === 0);
          if (total < LEAST) small += 1;
          if (isLeft && total > 0) left += 1;
          const isSame = GROUPS.every((group) => some[group][at] === all[group][at]);
          if (!isSame && !(isLeft && total < LEAST)) throw new Error(`${other.iata}: ${total} trips`);
        });
      }),
      { numRuns: 25 },
    );
    expect(left).toBeGreaterThan(small / 3);
  });

  it('holds for places of which only visitors or nobody at all makes a market', () => {
    for (const wanted of [
      markets.find(({ bond, inbound }) => bond === 0 && inbound > 0),
      markets.find(({ inbound }) => inbound === 0),
    ]) {
      if (!wanted) throw new Error('seed/ has no such place');
      const all = demandFrom(wanted, columns, world);
      markets.forEach((other, at) => {
        const pair = pairDemand(wanted, other, world);
        for (const group of GROUPS) expect(all[group][at], other.iata).toBeCloseTo(pair[group], 6);
      });
    }
  });
});
