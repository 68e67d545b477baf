import type { ConnectingFlights } from '#game/demand/forecast/connecting-flights.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { weekWith } from '#game/network/planning/prospect.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import { fixedWeeks, marketRoute, type OwnLeg } from './pair.ts';
import type { Facts } from './use-facts.ts';

interface OwnWeekParts {
  route: Route;
  a: Airport;
  b: Airport;
  market: Market;
  /** The whole timetable, because leases are allocated over the week of each aircraft. */
  legs: readonly OwnLeg[];
  candidates: readonly CandidateAircraft[];
  facts: Facts;
  /** Connecting passengers of the timetable. Without them, nobody connects. */
  connecting?: ConnectingFlights;
}

/** Returns one of the airline's routes with all departures, for a forecast. */
export function ownWeek(parts: OwnWeekParts): RouteWeek {
  const { route, a, b, market, legs, candidates, facts, connecting } = parts;
  const pair = marketRoute({ from: a, to: b, route, slots: market.slots }, market, facts);
  const flying = new Set(legs.flatMap((leg) => (leg.route === route.id ? [leg.aircraft] : [])));
  const fleet = candidates.filter(({ id }) => flying.has(id));
  return { ...weekWith(pair, fixedWeeks(fleet, legs), facts), connecting };
}
