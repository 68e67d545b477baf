import type { PlanningAircraft, PlanningRoute } from '#game/network/planning/planning.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';

/** Local time of the first and the last departure. */
const FIRST = 7 * HOUR;
const LAST = 20 * HOUR;

/**
 * Returns a week with this many return flights, spread evenly over the week and over each day. Faster than
 * planning one.
 */
export function usualWeek(
  { base, model }: PlanningAircraft,
  route: PlanningRoute,
  flights: number,
): PlannedLeg[] {
  const [hub, end] = route.a.id === base ? [route.a, route.b] : [route.b, route.a];
  const block = blockMinutes(route.km, model.cruise_kmh);
  const daily = Math.max(1, Math.ceil(flights / DAYS_A_WEEK));
  return Array.from({ length: flights }, (_, index) => {
    const local =
      (index % DAYS_A_WEEK) * DAY + FIRST + (Math.floor(index / DAYS_A_WEEK) * (LAST - FIRST)) / daily;
    const departs = Math.round(local - hub.offset + WEEK) % WEEK;
    const returns = (departs + block + model.turnaround_min) % WEEK;
    return [
      { route: route.id, origin: hub.id, destination: end.id, departs, block },
      { route: route.id, origin: end.id, destination: hub.id, departs: returns, block },
    ];
  }).flat();
}
