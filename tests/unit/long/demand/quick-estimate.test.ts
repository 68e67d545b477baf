import { describe, expect, it } from 'vitest';
import { USUAL } from '#game/demand/choice/tastes.ts';
import { routeProfits } from '#game/demand/forecast/expected-route-profit.ts';
import { WHOLE_YEAR } from '#game/demand/forecast/months.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { PlanningAircraft, PlanningRoute } from '#game/network/planning/planning.ts';
import { prospectOf } from '#game/network/planning/prospect.ts';
import { referenceFares } from '#game/network/route/fares.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { endOf, loadSpreadWorld } from '#scripts/research/world/spread/load.ts';
import { usualWeek } from '#scripts/research/world/spread/usual-week.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';

const MODELS = ['airbus-a320neo', 'boeing-737-800', 'embraer-e195-e2', 'atr-72-600'];
const HUBS = ['VIE', 'LIS', 'KUL', 'ORD', 'BOG', 'WAW', 'NBO', 'JNB'];
/** Destinations per hub and model, and the smallest number of return flights per week. */
const [BEST, FEWEST] = [12, 5];

const world = loadSpreadWorld();

interface Estimated {
  flights: number;
  /** Whether the airlines of the real world fly there directly. */
  isServed: boolean;
  /** Error of the quick load factor, as a logarithm. */
  error: number;
}

/** Returns the quick estimates of a hub's best destinations. */
function estimatesAt(hub: string): Estimated[] {
  const from = world.airports.get(hub);
  if (!from) throw new Error(`${hub} is not an airport`);
  const destinations = world.destinationsFrom(hub).filter(({ incumbents }) => incumbents !== null);
  return MODELS.flatMap((id) => {
    const model = seedModel(id);
    const cabin = typicalCabin(model);
    const estimate = routeProfits({ model, cabin, leased: false, fuelPrice: MEAN_FUEL_PRICE });
    return destinations
      .flatMap((to) => {
        const expected = estimate(to.pair);
        return expected && expected.flights >= FEWEST ? [{ to, expected }] : [];
      })
      .sort((one, other) => other.expected.profit - one.expected.profit)
      .slice(0, BEST)
      .map(({ to, expected }) => {
        const { airport, km, leisure, business, premium, incumbents } = to;
        const [a, b] = [endOf(from), endOf(airport)];
        const others = incumbents ? incumbentWeek(incumbents, [a, b]) : [];
        const fares = referenceFares(km);
        const route: PlanningRoute = { id: 'r', km, a, b, others, leisure, business, premium, fares };
        const aircraft: PlanningAircraft = {
          id: 'a',
          model,
          cabin,
          seats: sumOfClasses(cabin),
          base: hub,
          age: 5,
          condition: 0.93,
          leaseRate: 0,
          turn: 0,
          familySize: 3,
        };
        const legs = usualWeek(aircraft, route, expected.flights);
        const { money } = prospectOf(route, { aircraft, legs }, [], {
          months: WHOLE_YEAR,
          fuelPrice: MEAN_FUEL_PRICE,
          airline: { id: 'own', ...USUAL },
        });
        return {
          flights: expected.flights,
          isServed: incumbents?.stops === 0,
          error: Math.log(expected.loadFactor / money.loadFactor),
        };
      });
  });
}

describe('quick estimates beside the airlines of the real world', () => {
  const estimates = HUBS.flatMap(estimatesAt);
  const meanOf = (errors: readonly number[]) => errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const errors = estimates.flatMap(({ isServed, error }) => (isServed ? [error] : []));

  it('are neither too high nor too low for an airline with usual service', () => {
    expect(errors.length).toBeGreaterThan(200);
    expect(Math.abs(meanOf(errors))).toBeLessThan(0.03);
  });

  it('are not too high for an aircraft that does not fly every day', () => {
    const few = estimates.flatMap(({ flights, error }) => (flights < DAYS_A_WEEK ? [error] : []));
    expect(few.length).toBeGreaterThan(20);
    expect(Math.abs(meanOf(few))).toBeLessThan(0.03);
  });

  it('are within a tenth in nearly all cases', () => {
    const far = errors.filter((error) => Math.abs(error) > 0.1);
    expect(far.length / errors.length).toBeLessThan(0.05);
  });
});
