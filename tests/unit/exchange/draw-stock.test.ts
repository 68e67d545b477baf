import { describe, expect, it } from 'vitest';
import { type DealerChoice, STOCK_SIZE, stockDraw } from '#game/exchange/draw-stock.ts';
import { nextChecks } from '#game/fleet/aircraft/maintenance.ts';
import { CONTINENTS } from '#game/world/airport/airport-types.ts';
import { exchangeChance } from '#game/world/chance/keyed-chance.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';

const AIRPORTS = CONTINENTS.flatMap((continent) =>
  [1_500, 2_500, 4_000].map((longest_runway_m) => ({
    id: `${continent}${longest_runway_m}`,
    country: 'NL',
    continent,
    longest_runway_m,
  })),
);
const WORLD: DealerChoice = { models: seedModels(), airports: AIRPORTS, year: 2026, bought: new Map() };
const NOW = 100 * DAY;

const stockOf = (seed: string, world = WORLD) => {
  const chance = exchangeChance(seed);
  const draw = stockDraw(world, NOW);
  return Array.from({ length: STOCK_SIZE }, (_, index) => draw(index, chance(`0 ${index}`))).flatMap(
    (aircraft) => (aircraft ? [aircraft] : []),
  );
};

describe('stock of the dealers', () => {
  it('has 150 aircraft of 30 models in all regions, whatever the seed', () => {
    for (let seed = 0; seed < 50; seed++) {
      const stock = stockOf(`seed ${seed}`);
      expect(stock.length).toBeGreaterThanOrEqual(150);
      expect(new Set(stock.map(({ model }) => model.id)).size).toBeGreaterThanOrEqual(30);
      expect(new Set(stock.map(({ airport }) => airport.continent)).size).toBe(CONTINENTS.length);
      // Any airport with a long enough runway is as probable as the others.
      const small = stock.filter(({ model }) => model.runway_m <= 2_500);
      const atLongest = small.filter(({ airport }) => airport.longest_runway_m === 4_000);
      expect(atLongest.length / small.length).toBeGreaterThan(0.25);
      expect(atLongest.length / small.length).toBeLessThan(0.75);
    }
  });

  it('is fit to fly: no check is overdue, the runway is long enough, and its model was built at that time', () => {
    for (const { model, airport, built, ...aircraft } of stockOf('fit')) {
      expect(nextChecks(aircraft, NOW).every(({ used }) => used <= 0.9)).toBe(true);
      expect(airport.longest_runway_m).toBeGreaterThanOrEqual(model.runway_m);
      const year = 2026 - (NOW - built) / YEAR;
      expect(year).toBeGreaterThanOrEqual(model.first_year);
      expect(year).toBeLessThanOrEqual(model.last_year ?? 2025);
      expect(aircraft.condition).toBeGreaterThan(0.7);
    }
  });

  it('is the same for the same seed, and another one for another seed', () => {
    expect(stockOf('one')).toEqual(stockOf('one'));
    expect(stockOf('one')).not.toEqual(stockOf('two'));
  });

  it('follows what airlines have bought', () => {
    const key = 'atr-72-600';
    const count = (world: DealerChoice) =>
      stockOf('demand', world).filter(({ model }) => model.id === key).length;
    expect(count({ ...WORLD, bought: new Map([[key, 3]]) })).toBeGreaterThan(100);
    expect(count(WORLD)).toBeLessThan(20);
  });
});
