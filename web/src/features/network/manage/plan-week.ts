import type { PlanningRoute } from '#game/network/planning/planning.ts';
import { canFly } from '#game/network/route/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import type { Market } from '#game/payloads/market.ts';
import type { AirportSlots } from '#game/slots/airport-slots.ts';
import { type SlotTerms, withLegs } from '#game/slots/check-week.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { STEP } from '#web/components/week-grid/move-leg.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { fixedWeeks, marketRoute, type OwnLeg, planningAircraft } from '#web/lib/planning/pair.ts';
import type { PlanJob } from '#web/lib/planning/planner-messages.ts';
import type { Facts } from '#web/lib/planning/use-facts.ts';

/** A route with its airports. */
export interface PlanRoute {
  route: Route;
  a: Airport;
  b: Airport;
}

/** Returns why an aircraft cannot fly a route, in words. Null if it can. */
export function obstacle({ model, seats }: CandidateAircraft, { route, a, b }: PlanRoute): string | null {
  const violation = canFly(model, seats, route.km, a.longest_runway_m, b.longest_runway_m);
  if (!violation) return null;
  if (violation.code === 'range') return 'out of range';
  return `runway at ${violation.end === 'a' ? a.iata : b.iata} too short`;
}

/**
 * Returns the airport where an aircraft's week begins: the hub if a route serves it, otherwise its current
 * place.
 */
export const baseOf = (routes: readonly PlanRoute[], hub: string, place: string): string =>
  routes.some(({ a, b }) => a.id === hub || b.id === hub) ? hub : place;

/**
 * Returns round trips on some days. The return flight departs as soon as the aircraft is ready.
 *
 * @param base airport where the round trips begin, if the route serves it
 * @param departs minute of the day, UTC
 */
export function roundTrips(
  { route, a, b }: PlanRoute,
  { model }: CandidateAircraft,
  base: string,
  days: readonly number[],
  departs: number,
): PlannedLeg[] {
  const [from, to] = b.id === base ? [b, a] : [a, b];
  const block = blockMinutes(route.km, model.cruise_kmh);
  const back = Math.ceil((departs + block + model.turnaround_min) / STEP) * STEP;
  return days.flatMap((day) => [
    { route: route.id, origin: from.id, destination: to.id, departs: day * DAY + departs, block },
    { route: route.id, origin: to.id, destination: from.id, departs: (day * DAY + back) % WEEK, block },
  ]);
}

/**
 * Returns the best reserve aircraft: of the most common type, because it can substitute for most others, then
 * preferably without flights, then the smallest.
 *
 * @param busy ids of aircraft with flights
 */
export function reserveOf<One extends Pick<CandidateAircraft, 'id' | 'model' | 'seats'>>(
  candidates: readonly One[],
  busy: ReadonlySet<string>,
): One | undefined {
  const alike = ({ model }: One) => candidates.filter((other) => other.model.id === model.id).length;
  const has = ({ id }: One) => Number(busy.has(id));
  const [first] = [...candidates].sort(
    (one, other) =>
      alike(other) - alike(one) ||
      has(one) - has(other) ||
      one.seats - other.seats ||
      (one.id < other.id ? -1 : 1),
  );
  return first;
}

interface AutoPlan {
  /** Aircraft to schedule, with their current airports. */
  candidates: readonly { candidate: CandidateAircraft; place: string }[];
  routes: readonly PlanRoute[];
  /** Drafted timetable of all the airline's aircraft. */
  drafted: readonly OwnLeg[];
  fleet: readonly CandidateAircraft[];
  /** Markets by route id. */
  markets: ReadonlyMap<string, Market>;
  hub: string;
  facts: Facts;
  nights: boolean;
}

/** Returns the slots at the airports of all markets, with `existing` as the legs that stay. */
function slotTerms({ markets, hub }: AutoPlan, existing: readonly PlannedLeg[]): SlotTerms {
  const airports = new Map<string, AirportSlots>();
  for (const { slots } of markets.values())
    for (const [airport, facts] of Object.entries(slots)) airports.set(airport, facts);
  return { airports, fixed: withLegs(new Map(), existing), hub };
}

function planningRoutes({ routes, markets, facts }: AutoPlan): PlanningRoute[] {
  return routes.flatMap(({ route, a, b }) => {
    const market = markets.get(route.id);
    return market ? [marketRoute({ from: a, to: b, route, slots: market.slots }, market, facts)] : [];
  });
}

/** Returns the planner job for scheduling some aircraft. The drafted weeks of the others are fixed. */
export function planJob(plan: AutoPlan): PlanJob {
  const { candidates, routes, drafted, fleet, hub, facts, nights } = plan;
  const planned = new Set(candidates.map(({ candidate }) => candidate.id));
  const existing = drafted.filter(({ aircraft }) => !planned.has(aircraft));
  return {
    kind: 'plan',
    fleet: candidates.map(({ candidate, place }) => planningAircraft(candidate, baseOf(routes, hub, place))),
    routes: planningRoutes(plan),
    facts,
    nights,
    fixed: fixedWeeks(fleet, existing, new Set(routes.map(({ route }) => route.id))),
    slots: slotTerms(plan, existing),
  };
}

/** Returns the stored legs, with those of drafted aircraft replaced. */
export function draftedLegs(
  stored: readonly Leg[],
  drafts: ReadonlyMap<string, readonly PlannedLeg[]>,
): OwnLeg[] {
  const kept: OwnLeg[] = stored.filter(({ aircraft }) => !drafts.has(aircraft));
  for (const [aircraft, legs] of drafts)
    kept.push(...legs.map((leg, index) => ({ ...leg, aircraft, id: `${aircraft} ${index}` })));
  return kept;
}

/** Checks whether two weeks have the same flights, in any order. */
export function isSameWeek(one: readonly PlannedLeg[], other: readonly PlannedLeg[]): boolean {
  const keys = (legs: readonly PlannedLeg[]) =>
    legs
      .map(({ route, origin, departs }) => `${departs} ${route} ${origin}`)
      .sort()
      .join();
  return one.length === other.length && keys(one) === keys(other);
}
