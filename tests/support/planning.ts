import { STARTING_PUNCTUALITY, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { comingWeeks } from '#game/demand/forecast/months.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import type { PlanningAircraft, PlanningFacts, PlanningRoute } from '#game/network/planning/planning.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { faresOf } from './itineraries.ts';
import { aircraftAt, routeBetween } from './network.ts';
import { seededAirport } from './seeded-airports.ts';

const YEAR = 2026;

export const PLANNING_FACTS: PlanningFacts = {
  months: comingWeeks('2026-11-02', 0),
  fuelPrice: MEAN_FUEL_PRICE,
  airline: { id: 'own', punctuality: STARTING_PUNCTUALITY, reputation: STARTING_REPUTATION },
};

/** Returns a real pair at reference fares without other airlines. */
export function planningRoute(from: string, to: string): PlanningRoute {
  const { typeA, typeB, a, b, ...route } = routeBetween(from, to);
  const end = (facts: typeof a) => {
    const { type, lat, lon } = seededAirport(facts.id);
    return { ...facts, type, lat, lon };
  };
  return { ...route, fares: faresOf(route.km), others: [], a: end(a), b: end(b) };
}

/** Returns an aircraft as lessors deliver it. */
export function planningAircraft(id: string, model: string, base: string): PlanningAircraft {
  const quote = leaseQuote(aircraftAt(id, model, base).model, YEAR);
  if (!quote) throw new Error(`no lessor has a ${model}`);
  const { age, condition, weeklyRate: leaseRate } = quote;
  return { ...aircraftAt(id, model, base), turn: 0, age, condition, leaseRate, familySize: 1 };
}
