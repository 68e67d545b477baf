import { describe, expect, it } from 'vitest';
import { expectedProfit, type RoutePair } from '#game/demand/forecast/expected-route-profit.ts';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { routeWeek, type Scenario } from '#tests/support/route-week.ts';

const model = seedModel('boeing-737-800');
const aircraft = {
  model,
  cabin: typicalCabin(model),
  age: 6,
  leased: true,
  fuelPrice: MEAN_FUEL_PRICE,
};
const pair = (more: Partial<RoutePair> = {}): RoutePair => ({
  km: 1500,
  yearly: { leisure: 250_000, business: 100_000, premium: 20_000 },
  rivalsSeatsADay: 300,
  incumbentSize: 0,
  typeA: 'large_airport',
  typeB: 'large_airport',
  runwayA: 3000,
  runwayB: 0,
  ...more,
});

describe("quick estimate of an aircraft's profit", () => {
  it('is null beyond range and on short runways', () => {
    expect(expectedProfit(aircraft, pair({ km: 9000 }))).toBeNull();
    expect(expectedProfit(aircraft, pair({ runwayA: 1200 }))).toBeNull();
    expect(expectedProfit(aircraft, pair())).not.toBeNull();
  });

  const at = (more: Partial<RoutePair>) => {
    const found = expectedProfit(aircraft, pair(more));
    if (!found) throw new Error('cannot fly it');
    return found;
  };

  it('rises with demand and falls with rivals, landing charges, fuel and the lease', () => {
    const half = { leisure: 125_000, business: 50_000, premium: 10_000 };
    expect(at({ yearly: half }).profit).toBeLessThan(at({}).profit);
    expect(at({ rivalsSeatsADay: 2000 }).profit).toBeLessThan(at({}).profit);
    expect(at({ typeB: 'medium_airport' }).profit).toBeGreaterThan(at({}).profit);
    const expensive = expectedProfit({ ...aircraft, fuelPrice: 2 * MEAN_FUEL_PRICE }, pair());
    expect(expensive?.profit).toBeLessThan(at({}).profit);
    expect(expectedProfit({ ...aircraft, leased: false }, pair())?.profit).toBeGreaterThan(at({}).profit);
  });

  it('plans fewer flights with little demand, and never exceeds the capacity', () => {
    const few = at({ yearly: { leisure: 20_000, business: 8_000, premium: 1_000 }, rivalsSeatsADay: 0 });
    const many = at({ yearly: { leisure: 9e6, business: 4e6, premium: 1e6 } });
    expect(few.flights).toBeLessThan(many.flights);
    expect(many.loadFactor).toBeGreaterThan(0.85);
    expect(many.loadFactor).toBeLessThan(1);
  });

  const SCENARIOS: Scenario[] = [
    { model: 'boeing-737-800', km: 1500, own: 2, rivals: 3, demand: 0.95 },
    { model: 'airbus-a320neo', km: 1000, own: 3, rivals: 1, demand: 1 },
    { model: 'atr-72-600', km: 400, own: 3, rivals: 0, demand: 1 },
  ];
  for (const scenario of SCENARIOS)
    it(`matches the forecast load factor of ${scenario.model} within a tenth`, () => {
      const week = routeWeek(scenario);
      const own = seedModel(scenario.model);
      const cabin = typicalCabin(own);
      const { leisure, business, premium, km } = week;
      const estimate = expectedProfit(
        { ...aircraft, model: own, cabin },
        pair({
          km,
          yearly: { leisure, business, premium },
          rivalsSeatsADay: scenario.rivals * sumOfClasses(cabin),
        }),
      );
      expect(Math.abs((estimate?.loadFactor ?? 0) - forecastWeek(week).loadFactor)).toBeLessThan(0.1);
    });
});
