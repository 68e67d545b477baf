import type { Market } from '#game/payloads/market.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import {
  baseOn,
  fixedWeeks,
  marketRoute,
  type OwnLeg,
  planningAircraft,
  routeBetween,
  slotTermsFor,
} from './pair.ts';
import type { ProspectsJob } from './planner-messages.ts';
import type { Facts } from './use-facts.ts';

interface PairJobParts {
  from: Airport;
  to: Airport;
  market: Market;
  able: readonly CandidateAircraft[];
  /** All aircraft, legs and routes of the airline. */
  fleet: readonly CandidateAircraft[];
  legs: readonly OwnLeg[];
  routes: readonly Route[];
  hub: string;
  facts: Facts;
}

/** Returns the job for the outlooks of aircraft on a pair, beside the airline's other flights there. */
export function pairJob(parts: PairJobParts): ProspectsJob {
  const { from, to, market, able, fleet, legs, routes, hub, facts } = parts;
  const own = routeBetween(routes, from.id, to.id);
  const route = marketRoute({ from, to, route: own }, market, facts);
  const base = baseOn(route, hub, from.id);
  const weeks = fixedWeeks(fleet, legs, new Set([route.id]));
  const slotsFor = slotTermsFor(market.slots, legs, hub);
  const questions = able.map((candidate) => ({
    route,
    aircraft: planningAircraft(candidate, base),
    others: weeks.filter(({ aircraft }) => aircraft.id !== candidate.id),
    slots: slotsFor(candidate.id),
  }));
  return { kind: 'prospects', questions, facts, inDetail: true };
}
