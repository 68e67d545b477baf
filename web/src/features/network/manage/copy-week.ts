import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { shiftedLegs } from '#web/components/week-grid/move-leg.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { obstacle, type PlanRoute } from './plan-week.ts';

/**
 * Returns a week with the block times of another aircraft.
 *
 * @param minutes shift of all flights, negative for earlier
 */
export function weekOn(
  week: readonly PlannedLeg[],
  { model }: Pick<CandidateAircraft, 'model'>,
  routes: readonly PlanRoute[],
  minutes: number,
): PlannedLeg[] {
  const km = new Map(routes.map(({ route }) => [route.id, route.km]));
  return shiftedLegs(week, minutes).map((leg) => {
    const distance = km.get(leg.route);
    return distance === undefined ? leg : { ...leg, block: blockMinutes(distance, model.cruise_kmh) };
  });
}

/** Returns why an aircraft cannot fly a week, one text per route: "AMS–SIN: out of range". */
export const obstaclesOf = (
  week: readonly PlannedLeg[],
  candidate: CandidateAircraft,
  routes: readonly PlanRoute[],
): string[] =>
  routes.flatMap((one) => {
    if (!week.some(({ route }) => route === one.route.id)) return [];
    const why = obstacle(candidate, one);
    return why === null ? [] : [`${one.a.iata}–${one.b.iata}: ${why}`];
  });
