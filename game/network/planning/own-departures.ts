import { comfortOf } from '#game/demand/choice/comfort.ts';
import type { ForecastAircraft } from '#game/demand/forecast/route-week.ts';
import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import type { FixedWeek, PlanningAircraft, PlanningFacts } from './planning.ts';

/**
 * Returns a leg as passengers see it. It has the id of its aircraft because forecasts do not distinguish an
 * aircraft's legs.
 */
export function ownDeparture(
  { id, model, cabin, seats, age }: PlanningAircraft,
  { origin, departs, block }: PlannedLeg,
  airline: PlanningFacts['airline'],
  fares: PerClass,
): MarketDeparture {
  return {
    leg: id,
    airline: airline.id,
    origin,
    departs,
    block,
    fares,
    seats: cabin,
    comfort: comfortOf({ popularity: model.popularity, age, seats, max_seats: model.max_seats }),
    punctuality: airline.punctuality,
    reputation: airline.reputation,
  };
}

/** Returns an aircraft in the form used by forecasts. These legs bear its whole lease. */
export function forecastAircraft({ aircraft, legs }: FixedWeek): ForecastAircraft {
  const { model, age, condition, leaseRate, familySize } = aircraft;
  const weekMinutes = legs.reduce((sum, { block }) => sum + block, 0);
  return { model, age, condition, leaseRate, familySize, weekMinutes, rotation: legs };
}
