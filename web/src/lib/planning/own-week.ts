import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { weekWith } from '#game/network/planning/prospect.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import { othersOf } from './market-departures.ts';
import { fixedWeeks, type OwnLeg, planningRoute } from './pair.ts';
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
}

/** Returns one of the airline's routes with all departures, for a forecast. */
export function ownWeek({ route, a, b, market, legs, candidates, facts }: OwnWeekParts): RouteWeek {
  const { leisure, business, premium } = market;
  const others = othersOf(market, facts.airline.id);
  const { outlook } = facts;
  const { slots, incumbents } = market;
  const pair = planningRoute({
    from: a,
    to: b,
    leisure,
    business,
    premium,
    outlook,
    others,
    incumbents,
    route,
    slots,
  });
  const flying = new Set(legs.flatMap((leg) => (leg.route === route.id ? [leg.aircraft] : [])));
  const fleet = candidates.filter(({ id }) => flying.has(id));
  return weekWith(pair, fixedWeeks(fleet, legs), facts);
}
