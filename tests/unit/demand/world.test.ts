import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propensity } from '#game/demand/mass.ts';
import { DEMAND_PARAMETERS } from '#game/demand/parameters.ts';
import { PLACE_COLUMNS, placeRowSchema } from '#game/demand/place.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { readTable } from '#scripts/data/table.ts';
import { loadPlaces, loadWorld, placeRows } from '#scripts/research/demand/load.ts';

const world = loadWorld();
const markets = loadPlaces().map((place) => toDemandPlace(place));
const byCode = new Map(markets.map((market) => [market.iata, market]));
const at = (code: string) => {
  const market = byCode.get(code);
  if (!market) throw new Error(`${code} is not an airport`);
  return market;
};
const anyMarket = fc.integer({ min: 0, max: markets.length - 1 }).map((index) => {
  const market = markets[index];
  if (!market) throw new RangeError(String(index));
  return market;
});
const demand = (a: string, b: string) => pairDemand(at(a), at(b), world);

describe('demand of pairs', () => {
  it('is the same both ways, valid, and the sum of its groups', () => {
    fc.assert(
      fc.property(anyMarket, anyMarket, (a, b) => {
        const [there, back] = [pairDemand(a, b, world), pairDemand(b, a, world)];
        expect(back.total).toBeCloseTo(there.total, 6);
        expect(back.business).toBeCloseTo(there.business, 6);
        expect(there.total).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(there.total)).toBe(true);
        expect(there.leisure + there.business + there.premium).toBeCloseTo(there.total, 6);
      }),
      { numRuns: 500 },
    );
  });

  it('is zero between airports of one city, and from an airport to itself', () => {
    expect(demand('JFK', 'LGA').total).toBe(0);
    expect(demand('AMS', 'AMS').total).toBe(0);
  });

  it('adds up to the trips that begin at every large airport', () => {
    for (const code of ['LHR', 'ATL', 'HND', 'GRU', 'JNB', 'PMI', 'SYD', 'DEL']) {
      const market = at(code);
      const bothWays = markets.reduce((sum, other) => sum + pairDemand(market, other, world).total, 0);
      expect(bothWays / 2 / market.trips, code).toBeGreaterThan(0.95);
      expect(bothWays / 2 / market.trips, code).toBeLessThan(1.05);
    }
  });

  it('brings pilgrims to Mecca from the right countries', () => {
    expect(demand('CAI', 'JED').total).toBeGreaterThan(2e6);
    const withoutPilgrims = { ...DEMAND_PARAMETERS, leisurePilgrims: 0 };
    for (const from of ['CAI', 'CGK', 'KHI']) {
      const without = pairDemand(at(from), at('JED'), world, withoutPilgrims).total;
      expect(demand(from, 'JED').total / without, from).toBeGreaterThan(3);
    }
    expect(pairDemand(at('FCO'), at('JED'), world, withoutPilgrims)).toEqual(demand('FCO', 'JED'));
  });
});

describe('propensity to fly', () => {
  it('grows with income and saturates', () => {
    const income = fc.double({ min: 0, max: 200_000, noNaN: true });
    fc.assert(
      fc.property(income, income, (a, b) => {
        const [poor, rich] = [Math.min(a, b), Math.max(a, b)];
        const [few, many] = [propensity(poor, DEMAND_PARAMETERS), propensity(rich, DEMAND_PARAMETERS)];
        expect(many).toBeGreaterThanOrEqual(few);
        expect(many).toBeLessThan(DEMAND_PARAMETERS.saturation);
      }),
    );
  });
});

describe('tables of demand in seed/', () => {
  it('have each airport exactly once', () => {
    const airports = readTable<'iata'>('seed/airports.csv').map(({ iata }) => iata);
    expect(markets.map(({ iata }) => iata).sort()).toEqual(airports.sort());
  });

  it('contain valid rows', () => {
    const rows = placeRows().map((row) => placeRowSchema.parse(row));
    expect(rows).toHaveLength(markets.length);
    expect(Object.keys(rows[0] ?? {})).toEqual(PLACE_COLUMNS);
  });

  it('name reason and source of every exception', () => {
    for (const file of ['tourism', 'country_links']) {
      for (const row of readTable<string>(`seed/${file}.csv`)) {
        expect(row.reason, JSON.stringify(row)).toMatch(/\w{3}/);
        expect(row.source, JSON.stringify(row)).toMatch(/\w{3}/);
      }
    }
    for (const file of ['fixed_links', 'rail_links']) {
      for (const row of readTable<string>(`seed/${file}.csv`)) {
        expect(row.source, JSON.stringify(row)).toMatch(/\w{3}/);
      }
    }
  });

  it('contain only existing airports and countries', () => {
    const countries = new Set(readTable<'country'>('seed/countries.csv').map(({ country }) => country));
    for (const { a, b } of readTable<'a' | 'b'>('seed/country_links.csv')) {
      expect([countries.has(a), countries.has(b)], `${a} ${b}`).toEqual([true, true]);
    }
    const codes = [
      ...readTable<'airport'>('seed/tourism.csv').map(({ airport }) => airport),
      ...['fixed_links', 'rail_links'].flatMap((file) =>
        readTable<'a' | 'b'>(`seed/${file}.csv`).flatMap(({ a, b }) => [a, b]),
      ),
    ];
    for (const code of codes) expect(byCode.has(code), code).toBe(true);
  });
});
