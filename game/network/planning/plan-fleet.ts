import type { SlotTerms } from '#game/slots/check-week.ts';
import { slotsLeft } from '#game/slots/slots-left.ts';
import { reach } from '../scheduling/schedule-fleet.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { FleetForecast } from './fleet-forecast.ts';
import { planAircraft, ValueBooks } from './plan-aircraft.ts';
import type { FixedWeek, PlanningAircraft, PlanningFacts, PlanningRoute } from './planning.ts';

/**
 * Number of rounds in which each aircraft is planned besides all others. The first one starts from the
 * present weeks.
 */
const ROUNDS = 2;

export interface FleetPlanInput {
  fleet: readonly PlanningAircraft[];
  routes: readonly PlanningRoute[];
  facts: PlanningFacts;
  /** Weeks of the airline's other aircraft, restricted to these routes. */
  fixed: readonly FixedWeek[];
  nights: boolean;
  /** Data for the server's slot check. Legs that are not planned here are fixed. */
  slots?: SlotTerms;
  /** Called after each aircraft with the progress, 0–1. */
  onProgress?: (share: number) => void;
}

export interface PlannedAircraftWeek {
  /** Empty if the aircraft should not fly. */
  legs: PlannedLeg[];
  /**
   * Contribution of the week before the lease, in US dollars per week. If the aircraft should not fly, the
   * loss of its best week. Null if it cannot fly any of the routes.
   */
  gain: number | null;
}

/**
 * Plans the weeks of several aircraft for the highest total profit. It plans them one after the other, each
 * besides the others, and then each once more. An aircraft whose best week loses money does not fly.
 */
export function planFleet(input: FleetPlanInput): Map<string, PlannedAircraftWeek> {
  const { routes, facts, fixed, nights, slots, onProgress } = input;
  const fleet = input.fleet.toSorted((a, b) => reach(b) - reach(a) || (a.id < b.id ? -1 : 1));
  const forecast = new FleetForecast(routes, facts);
  const books = new ValueBooks(routes, facts);
  for (const { aircraft, legs } of fixed) forecast.set(aircraft, legs);
  const fixedLegs = fixed.flatMap(({ legs }) => legs);
  const weeks = new Map<string, PlannedAircraftWeek>();
  // With one aircraft, a second round would return the same week.
  const rounds = fleet.length > 1 ? ROUNDS : 1;
  for (let round = 0; round < rounds; round++)
    fleet.forEach((aircraft, index) => {
      const planned = fleet.flatMap(({ id }) => (id === aircraft.id ? [] : [...forecast.weekOf(id)]));
      const best = planAircraft(aircraft, routes, forecast, books, {
        nights,
        existing: [...fixedLegs, ...planned],
        slots: slots && slotsLeft(slots, planned),
      });
      const flies = best !== null && best.gain > 0;
      if (flies) forecast.set(aircraft, best.legs);
      weeks.set(aircraft.id, { legs: flies ? best.legs : [], gain: best?.gain ?? null });
      onProgress?.((round * fleet.length + index + 1) / (rounds * fleet.length));
    });
  return weeks;
}
